import type { Combatant } from "../../combatant.ts";
import type { Dice } from "../../dice.ts";
import { addEffect } from "../../combat/state/effects.ts";
import { speedNow, spend } from "../../combat/turn/budget.ts";
import { hasGiven } from "./active-effects.ts";
import { incapacitated } from "./rolls.ts";
import { refused, Stage, type Outcome } from "../stage.ts";

/** The one action more that Haste gives each turn: one attack, or to dash or disengage (SRD 5.2, "Haste"). */
export function hasteAction(
  combatants: readonly Combatant[],
  who: string,
  how: "attack" | "dash" | "disengage",
  dice: Dice,
): Outcome {
  const user = combatants.find(({ id }) => id === who);
  if (!user || !hasGiven(user, "extraAction")) return refused(combatants, who, "Nothing gives another action");
  if (incapacitated(user)) return refused(combatants, who, `${user.name} cannot act now`);
  if (user.turn.used.includes("haste")) return refused(combatants, who, "Haste gives one action a turn");
  const stage = new Stage(combatants, dice);
  stage.change(who, (one) => ({
    ...one,
    turn: {
      ...one.turn,
      attacks: one.turn.attacks + (how === "attack" ? 1 : 0),
      movement: one.turn.movement + (how === "dash" ? speedNow(one) : 0),
      used: [...one.turn.used, "haste"],
    },
  }));
  if (how === "disengage") {
    const ends = { kind: "turn", of: who, at: "end" } as const;
    const effect = {
      id: "disengage",
      name: "Disengage",
      source: who,
      ends,
      changes: [{ kind: "disengaged" }],
    } as const;
    stage.let(who, (one) => addEffect(one, effect));
  }
  return stage.outcome();
}

/** Dashes with a Bonus Action (SRD 5.2, "Expeditious Retreat"). */
export function retreat(combatants: readonly Combatant[], who: string, dice: Dice): Outcome {
  const user = combatants.find(({ id }) => id === who);
  if (!user || !hasGiven(user, "dash")) return refused(combatants, who, "Nothing makes a Dash quick");
  const stage = new Stage(combatants, dice);
  const paid = stage.let(who, (one) => spend(one, "bonusAction"));
  if (paid && paid.refused === undefined) {
    stage.change(who, (one) => ({ ...one, turn: { ...one.turn, movement: one.turn.movement + speedNow(one) } }));
  }
  return stage.outcome();
}
