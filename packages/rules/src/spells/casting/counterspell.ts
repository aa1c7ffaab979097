import type { Combatant } from "../../combatant.ts";
import type { Dice } from "../../dice.ts";
import { payFor } from "./payment.ts";
import { planCast } from "./plan.ts";
import { savingThrow } from "../effect/rolls.ts";
import { refused, Stage, type Outcome } from "../stage.ts";

/**
 * Meets somebody's spell with Counterspell (SRD 5.2): who casts it saves with Constitution or the spell comes to nothing. `countered`
 * goes into that casting's request, which then keeps its slot.
 */
export function counterspell(
  combatants: readonly Combatant[],
  request: { readonly by: string; readonly against: string; readonly slot?: number; readonly inFight?: boolean },
  dice: Dice,
): Outcome & { readonly countered: boolean } {
  const plan = planCast(combatants, {
    caster: request.by,
    spell: "counterspell",
    targets: [request.against],
    ...(request.slot === undefined ? {} : { slot: request.slot }),
    inFight: request.inFight ?? true,
  });
  if (typeof plan === "string") return { ...refused(combatants, request.by, plan), countered: false };
  const stage = new Stage(combatants, dice);
  payFor(stage, plan);
  const saved = savingThrow(stage, request.against, { ability: "constitution", dc: plan.saveDc });
  return { ...stage.outcome(), countered: !saved };
}
