import type { Combatant } from "../combatant.ts";
import { rageEnd, rageKept } from "../combat/turn/rage.ts";
import type { Dice } from "../dice.ts";
import { wornArmor } from "../sheet/equipment.ts";
import { endConcentration, endEffect } from "../spells/effect/concentration.ts";
import { giveEffect } from "../spells/effect/lasting-work.ts";
import { refused, Stage, type Outcome } from "../spells/stage.ts";
import { withUse } from "./feature-use.ts";

/** Begins a rage with a Bonus Action: resistance, Strength, more damage; no concentration and no spells. Not in heavy armour. */
export function startRage(combatants: readonly Combatant[], who: string, dice: Dice, inFight = true): Outcome {
  const hero = combatants.find(({ id }) => id === who)?.hero;
  if (hero && wornArmor(hero)?.armor?.category === "heavy") {
    return refused(combatants, who, "Nobody rages in heavy armor");
  }
  const use = {
    feature: "rage",
    name: "Rage",
    time: "bonus action",
    cost: { id: "rage", amount: 1 },
    inFight,
  } as const;
  return withUse(combatants, who, use, dice, (stage) => {
    endConcentration(stage, who, "rage");
    giveEffect(stage, who, { id: "rage", source: who, ends: rageEnd(who), slot: 0, amount: 0, choice: null }, "Rage");
  });
}

/** Keeps a rage up for another round by a forced save or a Bonus Action; an attack does so by itself (SRD 5.2, "Rage"). */
export function extendRage(combatants: readonly Combatant[], who: string, dice: Dice): Outcome {
  const stage = new Stage(combatants, dice);
  stage.change(who, (one) => rageKept(one));
  return stage.outcome();
}

/** Ends a rage by will, by armour or because its barbarian is incapacitated. */
export function endRage(combatants: readonly Combatant[], who: string, dice: Dice): Outcome {
  const stage = new Stage(combatants, dice);
  const rage = stage.find(who)?.state.effects?.find(({ id }) => id === "rage");
  if (rage) endEffect(stage, who, rage, "ended");
  return stage.outcome();
}

/** Attacks with Advantage by Strength and is attacked with Advantage until the next turn (SRD 5.2, "Reckless Attack"). */
export function attackRecklessly(combatants: readonly Combatant[], who: string, dice: Dice): Outcome {
  const use = { feature: "reckless-attack", name: "Reckless Attack", onceATurn: true } as const;
  return withUse(combatants, who, use, dice, (stage) => {
    const ends = { kind: "turn", of: who, at: "start" } as const;
    giveEffect(stage, who, { id: "reckless-attack", source: who, ends, slot: 0, amount: 0, choice: null }, use.name);
  });
}
