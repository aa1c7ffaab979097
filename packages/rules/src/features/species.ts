import type { Combatant, DamageType } from "../combatant.ts";
import type { Dice } from "../dice.ts";
import type { Hero } from "../hero.ts";
import { abilityModifier, proficiencyBonus } from "../sheet/abilities.ts";
import { heroLevel, lineageOf } from "../sheet/build.ts";
import { harm, shield } from "../spells/effect/harm.ts";
import { giveCondition, giveEffect } from "../spells/effect/lasting-work.ts";
import { savingThrow } from "../spells/effect/rolls.ts";
import { refused, type Outcome, type Stage } from "../spells/stage.ts";
import { movedOn } from "./footwork.ts";
import { withUse, type FeatureUse } from "./feature-use.ts";

const several = (count: number, sides: number, dice: Dice, label: string): number =>
  Array.from({ length: count }, () => dice.roll(sides, label)).reduce((sum, die) => sum + die, 0);

/** Dice of the breath, more at levels 5, 11 and 17. */
export const breathDice = (hero: Hero): number => {
  const level = heroLevel(hero);
  return level >= 17 ? 4 : level >= 11 ? 3 : level >= 5 ? 2 : 1;
};

/** A cone of 15 feet or a line of 30, in place of one attack of the Attack action (SRD 5.2, "Breath Weapon"). */
export function breatheOut(
  combatants: readonly Combatant[],
  who: string,
  targets: readonly string[],
  dice: Dice,
): Outcome {
  const user = combatants.find(({ id }) => id === who);
  if (user && user.turn.attacks === 0 && !user.turn.action)
    return refused(combatants, who, `${user.name} has no attack left`);
  const cost = { id: "breath-weapon", amount: 1 };
  const use = { feature: "breath-weapon", name: "Breath Weapon", cost };
  return withUse(combatants, who, use, dice, (stage, hero) => {
    stage.change(who, (one) => {
      const open = one.turn.attacks > 0;
      const attacks = open ? one.turn.attacks - 1 : one.attacksPerAction - 1;
      return { ...one, turn: { ...one.turn, action: open ? one.turn.action : false, attacks } };
    });
    const type: DamageType = lineageOf(hero)?.resist ?? "fire";
    const amount = several(breathDice(hero), 10, dice, use.name);
    const dc = 8 + abilityModifier(hero, "constitution") + proficiencyBonus(hero).value;
    for (const on of new Set(targets)) {
      const saved = savingThrow(stage, on, { ability: "dexterity", dc });
      harm(stage, on, [{ amount: saved ? Math.floor(amount / 2) : amount, type }], { because: [use.name] });
    }
  });
}

const lasting = (stage: Stage, who: string, id: string, rounds: number): void => {
  const ends = { kind: "rounds", left: rounds } as const;
  giveEffect(stage, who, { id, source: who, ends, slot: 0, amount: 0, choice: null }, id);
};

/** Wings for ten minutes, once a long rest (SRD 5.2, "Draconic Flight"). */
export function draconicFlight(combatants: readonly Combatant[], who: string, dice: Dice, inFight = true): Outcome {
  const cost = { id: "draconic-flight", amount: 1 };
  const use = { feature: "draconic-flight", name: "Draconic Flight", time: "bonus action", cost, inFight } as const;
  return withUse(combatants, who, use, dice, (stage) => lasting(stage, who, "draconic-flight", 100));
}

/** A goliath grows for ten minutes: Strength checks with Advantage and ten feet more (SRD 5.2, "Large Form"). */
export function largeForm(combatants: readonly Combatant[], who: string, dice: Dice, inFight = true): Outcome {
  const cost = { id: "large-form", amount: 1 };
  const use = { feature: "large-form", name: "Large Form", time: "bonus action", cost, inFight } as const;
  return withUse(combatants, who, use, dice, (stage) => lasting(stage, who, "large-form", 100));
}

/** Dashes with a Bonus Action and takes temporary hit points (SRD 5.2, "Adrenaline Rush"). */
export function adrenalineRush(combatants: readonly Combatant[], who: string, dice: Dice, inFight = true): Outcome {
  const cost = { id: "adrenaline-rush", amount: 1 };
  const use = { feature: "adrenaline-rush", name: "Adrenaline Rush", time: "bonus action", cost, inFight } as const;
  return withUse(combatants, who, use, dice, (stage, hero) => {
    movedOn(stage, who);
    shield(stage, who, proficiencyBonus(hero).value, use.name);
  });
}

/** What a goliath's ancestry does, as often as the proficiency bonus (SRD 5.2, "Giant Ancestry"). */
export interface GiantGift {
  /** Who was hit, or who dealt the damage. */
  readonly on: string;
  /** The damage that was taken, for Stone's Endurance. */
  readonly taken?: number;
}

/**
 * Works the gift of the goliath's giant: after a hit (fire, frost, hill), after damage taken (stone lowers it, storm answers it), or a step
 * through the air (cloud). `lowered` is what Stone's Endurance takes off.
 */
export function giantGift(
  combatants: readonly Combatant[],
  who: string,
  { on, taken = 0 }: GiantGift,
  dice: Dice,
  inFight = true,
): Outcome & { readonly lowered: number } {
  const hero = combatants.find(({ id }) => id === who)?.hero;
  const gift = hero ? (lineageOf(hero)?.id ?? "") : "";
  if (!hero || hero.species !== "goliath" || gift === "") {
    return { ...refused(combatants, who, "Only a goliath has a giant's gift"), lowered: 0 };
  }
  const name = lineageOf(hero)?.name ?? "Giant Ancestry";
  let lowered = 0;
  const reaction = gift === "stone" || gift === "storm";
  const cost = { id: "giant-ancestry", amount: 1 };
  const time: FeatureUse["time"] = reaction ? "reaction" : gift === "cloud" ? "bonus action" : undefined;
  const use = { feature: "powerful-build", name, cost, inFight, ...(time ? { time } : {}) };
  const outcome = withUse(combatants, who, use, dice, (stage) => {
    if (gift === "fire") harm(stage, on, [{ amount: dice.roll(10, name), type: "fire" }], { because: [name] });
    if (gift === "frost") {
      harm(stage, on, [{ amount: dice.roll(6, name), type: "cold" }], { because: [name] });
      const ends = { kind: "turn", of: who, at: "start" } as const;
      giveEffect(stage, on, { id: "frosts-chill", source: who, ends, slot: 0, amount: 0, choice: null }, name);
    }
    if (gift === "hill") giveCondition(stage, on, { id: "prone", source: who, ends: { kind: "cured" } }, name);
    if (gift === "stone")
      lowered = Math.min(taken, Math.max(0, dice.roll(12, name) + abilityModifier(hero, "constitution")));
    if (gift === "storm") harm(stage, on, [{ amount: dice.roll(8, name), type: "thunder" }], { because: [name] });
    if (gift === "cloud") stage.emit({ type: "guidance", by: who, what: `${name}: up to 30 feet through the air` });
  });
  return { ...outcome, lowered };
}
