import type { Combatant } from "../combatant.ts";
import type { Dice } from "../dice.ts";
import type { Hero } from "../hero.ts";
import { abilityModifier, proficiencyBonus, sneakAttackDice } from "../sheet/abilities.ts";
import { hasFeature } from "../sheet/build.ts";
import { giveCondition, giveEffect } from "../spells/effect/lasting-work.ts";
import { savingThrow } from "../spells/effect/rolls.ts";
import { refused, type Outcome } from "../spells/stage.ts";
import { disengaged, movedOn } from "./footwork.ts";
import { withUse } from "./feature-use.ts";

/** Advantage on the next attack for all the movement of the turn, which must not have begun (SRD 5.2, "Steady Aim"). */
export function steadyAim(combatants: readonly Combatant[], rogue: string, dice: Dice): Outcome {
  const user = combatants.find(({ id }) => id === rogue);
  if (user && user.turn.movement < user.speed) return refused(combatants, rogue, "Steady Aim is for who has not moved");
  const use = { feature: "steady-aim", name: "Steady Aim", time: "bonus action", inFight: true } as const;
  return withUse(combatants, rogue, use, dice, (stage) => {
    const ends = { kind: "turn", of: rogue, at: "end" } as const;
    giveEffect(stage, rogue, { id: "steady-aim", source: rogue, ends, slot: 0, amount: 0, choice: null }, use.name);
    stage.change(rogue, (one) => ({ ...one, turn: { ...one.turn, movement: 0 } }));
  });
}

/** What others save against (SRD 5.2, "Cunning Strike"). */
export const cunningDc = (hero: Hero): number => 8 + abilityModifier(hero, "dexterity") + proficiencyBonus(hero).value;

/** Sneak Attack dice that each effect costs; those of level 14 cost more. */
export const CUNNING_STRIKES: Readonly<Record<string, number>> = {
  poison: 1,
  trip: 1,
  withdraw: 1,
  daze: 2,
  "knock-out": 6,
  obscure: 3,
};

/** What a Sneak Attack does for some of its dice (SRD 5.2, "Cunning Strike"). The dice were taken off the damage by `cost`. */
export function cunningStrike(
  combatants: readonly Combatant[],
  rogue: string,
  on: string,
  how: string,
  dice: Dice,
): Outcome & { readonly cost: number } {
  const cost = CUNNING_STRIKES[how];
  const hero = combatants.find(({ id }) => id === rogue)?.hero;
  if (cost === undefined || !hero)
    return { ...refused(combatants, rogue, `There is no Cunning Strike “${how}”`), cost: 0 };
  const feature = cost > 1 ? "devious-strikes" : "cunning-strike";
  if (cost > sneakAttackDice(hero)) {
    return { ...refused(combatants, rogue, `Cunning Strike: ${cost} dice are needed`), cost: 0 };
  }
  const outcome = withUse(combatants, rogue, { feature, name: "Cunning Strike" }, dice, (stage) => {
    const dc = cunningDc(hero);
    if (how === "poison" && !savingThrow(stage, on, { ability: "constitution", dc, against: "poisoned" })) {
      const ends = { kind: "save", ability: "constitution", dc } as const;
      giveCondition(stage, on, { id: "poisoned", source: rogue, ends }, "Cunning Strike");
    }
    if (how === "trip" && !savingThrow(stage, on, { ability: "dexterity", dc, against: "prone" })) {
      giveCondition(stage, on, { id: "prone", source: rogue, ends: { kind: "cured" } }, "Cunning Strike");
    }
    if (how === "knock-out" && !savingThrow(stage, on, { ability: "constitution", dc, against: "unconscious" })) {
      const ends = { kind: "save", ability: "constitution", dc } as const;
      giveCondition(stage, on, { id: "unconscious", source: rogue, ends }, "Devious Strikes");
    }
    if (how === "obscure" && !savingThrow(stage, on, { ability: "dexterity", dc, against: "blinded" })) {
      const ends = { kind: "turn", of: on, at: "end" } as const;
      giveCondition(stage, on, { id: "blinded", source: rogue, ends }, "Devious Strikes");
    }
    if (how === "withdraw") {
      movedOn(stage, rogue, 0.5);
      disengaged(stage, rogue);
    }
    if (how === "daze") stage.emit({ type: "guidance", by: rogue, what: "Devious Strikes: dazed on a failed save" });
  });
  const done = outcome.events.every(({ type }) => type !== "refused");
  return { ...outcome, cost: done ? cost : 0 };
}

/** Halves the damage of one attack with a reaction (SRD 5.2, "Uncanny Dodge"). Gives what is left. */
export function uncannyDodge(
  combatants: readonly Combatant[],
  rogue: string,
  amount: number,
  dice: Dice,
): Outcome & { readonly left: number } {
  let left = amount;
  const use = { feature: "uncanny-dodge", name: "Uncanny Dodge", time: "reaction", inFight: true } as const;
  const outcome = withUse(combatants, rogue, use, dice, () => {
    left = Math.floor(amount / 2);
  });
  return { ...outcome, left };
}

/** Feet that a thief climbs in a turn, and the ability behind their jumps (SRD 5.2, "Second-Story Work"). */
export const secondStory = (hero: Hero, speed: number): { readonly climb: number; readonly jump: "dexterity" } | null =>
  hasFeature(hero, "second-story-work") ? { climb: speed, jump: "dexterity" } : null;
