import type { Combatant } from "../../combatant.ts";
import { withState } from "../outcome.ts";
import { isUnder } from "../state/traits.ts";

/** A rage lasts to the end of the next turn; what extends it begins that again (SRD 5.2, "Rage"). */
export const rageEnd = (who: string, isOwnTurn = true) =>
  ({ kind: "turn", of: who, at: "end", skip: isOwnTurn ? 1 : 0 }) as const;

/** Somebody whose rage goes on for another round: who attacked, forced a save, or spent a Bonus Action on it. */
export function rageKept(combatant: Combatant, isOwnTurn = true): Combatant {
  if (!isUnder(combatant, "rage")) return combatant;
  const effects = (combatant.state.effects ?? []).map((effect) =>
    effect.id === "rage" ? { ...effect, ends: rageEnd(combatant.id, isOwnTurn) } : effect,
  );
  return withState(combatant, { effects });
}
