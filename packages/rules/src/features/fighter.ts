import type { Combatant } from "../combatant.ts";
import type { Dice } from "../dice.ts";
import { classLevel, hasFeature } from "../sheet/build.ts";
import { heal } from "../spells/effect/harm.ts";
import type { Outcome } from "../spells/stage.ts";
import { disengaged, movedOn } from "./footwork.ts";
import { regainUse, withUse } from "./feature-use.ts";

/**
 * Heals 1d10 and the level with a Bonus Action (SRD 5.2, "Second Wind"); from level 5 on with half a move, and one step of the turn that
 * provokes nobody ("Tactical Shift").
 */
export function secondWind(combatants: readonly Combatant[], who: string, dice: Dice, inFight = true): Outcome {
  const cost = { id: "second-wind", amount: 1 };
  const use = { feature: "second-wind", name: "Second Wind", time: "bonus action", cost, inFight } as const;
  return withUse(combatants, who, use, dice, (stage, hero) => {
    heal(stage, who, dice.roll(10, use.name) + classLevel(hero, "fighter"), use.name);
    if (hasFeature(hero, "tactical-shift")) {
      movedOn(stage, who, 0.5);
      disengaged(stage, who, "tactical-shift", true);
    }
  });
}

/** One more action in this turn, though not for the Magic action (SRD 5.2, "Action Surge"). */
export function actionSurge(combatants: readonly Combatant[], who: string, dice: Dice): Outcome {
  const cost = { id: "action-surge", amount: 1 };
  const use = { feature: "action-surge", name: "Action Surge", cost, onceATurn: true } as const;
  return withUse(combatants, who, use, dice, (stage) => {
    stage.change(who, (one) => ({ ...one, turn: { ...one.turn, action: true } }));
  });
}

/** Adds 1d10 to a failed check; a use of Second Wind that does not help is not spent (SRD 5.2, "Tactical Mind"). */
export function tacticalMind(
  combatants: readonly Combatant[],
  who: string,
  check: { readonly total: number; readonly dc: number },
  dice: Dice,
): Outcome & { readonly total: number; readonly success: boolean } {
  let total = check.total;
  const cost = { id: "second-wind", amount: 1 };
  const use = { feature: "tactical-mind", name: "Tactical Mind", cost } as const;
  const outcome = withUse(combatants, who, use, dice, (stage) => {
    total += dice.roll(10, use.name);
    if (total < check.dc) regainUse(stage, who, cost.id, 1);
  });
  return { ...outcome, total, success: total >= check.dc };
}
