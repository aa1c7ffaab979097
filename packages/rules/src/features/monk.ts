import type { Combatant } from "../combatant.ts";
import type { Dice } from "../dice.ts";
import type { Hero } from "../hero.ts";
import { abilityModifier, martialArtsDie, proficiencyBonus } from "../sheet/abilities.ts";
import { withBlows } from "../combat/turn/budget.ts";
import { classLevel, hasFeature } from "../sheet/build.ts";
import { heldShield, wornArmor } from "../sheet/equipment.ts";
import { harm, heal } from "../spells/effect/harm.ts";
import { giveCondition, giveEffect } from "../spells/effect/lasting-work.ts";
import { savingThrow } from "../spells/effect/rolls.ts";
import { refused, withState, type Outcome } from "../spells/stage.ts";
import { disengaged, dodging, movedOn } from "./footwork.ts";
import { refusalOfUse, withUse } from "./feature-use.ts";

/** What others save against (SRD 5.2, "Monk's Focus"). */
export const focusDc = (hero: Hero): number => 8 + abilityModifier(hero, "wisdom") + proficiencyBonus(hero).value;

const FOCUS = { id: "focus", amount: 1 } as const;

/** Two Unarmed Strikes with a Bonus Action; three from level 10 on (SRD 5.2, "Flurry of Blows"). */
export function flurryOfBlows(combatants: readonly Combatant[], who: string, dice: Dice): Outcome {
  const use = {
    feature: "monks-focus",
    name: "Flurry of Blows",
    time: "bonus action",
    cost: FOCUS,
    inFight: true,
  } as const;
  return withUse(combatants, who, use, dice, (stage, hero) => {
    const blows = hasFeature(hero, "heightened-focus") ? 3 : 2;
    stage.change(who, (one) => withBlows(one, blows));
  });
}

/** One Unarmed Strike with a Bonus Action, without armour and shield (SRD 5.2, "Martial Arts": Bonus Unarmed Strike). */
export function bonusStrike(combatants: readonly Combatant[], who: string, dice: Dice): Outcome {
  const hero = combatants.find(({ id }) => id === who)?.hero;
  if (hero && (wornArmor(hero) ?? heldShield(hero))) {
    return refused(combatants, who, "Martial Arts need a body without armor and shield");
  }
  const use = { feature: "martial-arts", name: "Martial Arts", time: "bonus action", inFight: true } as const;
  return withUse(combatants, who, use, dice, (stage) => stage.change(who, (one) => withBlows(one, 1)));
}

/** Disengages with a Bonus Action; for a Focus Point also dodges (SRD 5.2, "Patient Defense"). */
export function patientDefense(combatants: readonly Combatant[], who: string, withFocus: boolean, dice: Dice): Outcome {
  const use = { feature: "monks-focus", name: "Patient Defense", time: "bonus action", inFight: true } as const;
  return withUse(combatants, who, withFocus ? { ...use, cost: FOCUS } : use, dice, (stage) => {
    disengaged(stage, who);
    if (withFocus) dodging(stage, who);
  });
}

/** Dashes with a Bonus Action; for a Focus Point also disengages and jumps twice as far (SRD 5.2, "Step of the Wind"). */
export function stepOfTheWind(combatants: readonly Combatant[], who: string, withFocus: boolean, dice: Dice): Outcome {
  const use = { feature: "monks-focus", name: "Step of the Wind", time: "bonus action", inFight: true } as const;
  return withUse(combatants, who, withFocus ? { ...use, cost: FOCUS } : use, dice, (stage) => {
    movedOn(stage, who);
    if (withFocus) disengaged(stage, who);
  });
}

/** When initiative is rolled: all Focus Points back, and a die and the level in hit points, once a long rest. */
export function uncannyMetabolism(combatants: readonly Combatant[], who: string, dice: Dice): Outcome {
  const cost = { id: "uncanny-metabolism", amount: 1 };
  const use = { feature: "uncanny-metabolism", name: "Uncanny Metabolism", cost };
  return withUse(combatants, who, use, dice, (stage, hero) => {
    stage.change(who, (one) => withState(one, { usesSpent: { ...one.state.usesSpent, focus: 0 } }));
    heal(stage, who, dice.roll(martialArtsDie(hero), use.name) + classLevel(hero, "monk"), use.name);
  });
}

/**
 * Lowers the damage of a hit with a reaction; where nothing is left, a Focus Point throws it at somebody else (SRD 5.2, "Deflect
 * Attacks"). Gives what is left of the damage.
 */
export function deflectAttack(
  combatants: readonly Combatant[],
  who: string,
  hit: { readonly amount: number; readonly onto?: string; readonly type: "bludgeoning" | "piercing" | "slashing" },
  dice: Dice,
): Outcome & { readonly left: number } {
  let left = hit.amount;
  const use = { feature: "deflect-attacks", name: "Deflect Attacks", time: "reaction", inFight: true } as const;
  const outcome = withUse(combatants, who, use, dice, (stage, hero, user) => {
    const dexterity = abilityModifier(hero, "dexterity");
    left = Math.max(0, hit.amount - dice.roll(10, use.name) - dexterity - classLevel(hero, "monk"));
    const can = refusalOfUse(user, { feature: "deflect-attacks", name: use.name, cost: FOCUS }) === null;
    if (left > 0 || hit.onto === undefined || !can) return;
    stage.changeState(who, ({ usesSpent }) => ({ usesSpent: { ...usesSpent, focus: (usesSpent["focus"] ?? 0) + 1 } }));
    stage.emit({ type: "spent", by: who, what: "focus", amount: 1 });
    if (savingThrow(stage, hit.onto, { ability: "dexterity", dc: focusDc(hero) })) return;
    const die = martialArtsDie(hero);
    const amount = dice.roll(die, use.name) + dice.roll(die, use.name) + dexterity;
    harm(stage, hit.onto, [{ amount, type: hit.type }], { because: [use.name] });
  });
  return { ...outcome, left };
}

/** Damage of a fall that a reaction takes off (SRD 5.2, "Slow Fall"). */
export const slowFall = (hero: Hero): number => (hasFeature(hero, "slow-fall") ? classLevel(hero, "monk") * 5 : 0);

/** After a hit: stunned until the monk's next turn, or at least slow and open to the next attack (SRD 5.2, "Stunning Strike"). */
export function stunningStrike(combatants: readonly Combatant[], who: string, on: string, dice: Dice): Outcome {
  const use = { feature: "stunning-strike", name: "Stunning Strike", cost: FOCUS, onceATurn: true } as const;
  if (!combatants.some(({ id }) => id === on)) return refused(combatants, who, "Stunning Strike: choose who was hit");
  return withUse(combatants, who, use, dice, (stage, hero) => {
    const ends = { kind: "turn", of: who, at: "start" } as const;
    if (savingThrow(stage, on, { ability: "constitution", dc: focusDc(hero), against: "stunned" })) {
      giveEffect(stage, on, { id: "stunning-strike", source: who, ends, slot: 0, amount: 0, choice: null }, use.name);
    } else {
      giveCondition(stage, on, { id: "stunned", source: who, ends }, use.name);
    }
  });
}

/** What a blow of the flurry does besides: no opportunity attacks, a push, or a fall (SRD 5.2, "Open Hand Technique"). */
export function openHand(
  combatants: readonly Combatant[],
  who: string,
  on: string,
  how: "addle" | "push" | "topple",
  dice: Dice,
): Outcome {
  const use = { feature: "open-hand-technique", name: "Open Hand Technique" };
  return withUse(combatants, who, use, dice, (stage, hero) => {
    if (how === "addle") {
      const ends = { kind: "turn", of: on, at: "start" } as const;
      giveEffect(stage, on, { id: "open-hand-addle", source: who, ends, slot: 0, amount: 0, choice: null }, use.name);
      return;
    }
    const ability = how === "push" ? "strength" : "dexterity";
    if (savingThrow(stage, on, { ability, dc: focusDc(hero), ...(how === "topple" ? { against: "prone" } : {}) }))
      return;
    if (how === "topple") giveCondition(stage, on, { id: "prone", source: who, ends: { kind: "cured" } }, use.name);
    else stage.emit({ type: "guidance", by: who, what: "Open Hand Technique: pushed 15 feet" });
  });
}
