import { filledPattern, pattern } from "../../../patterns.ts";
import { headOf } from "../../lore/where/whereabouts.ts";
import type { Turn } from "../../turn.ts";

/** Whether the player's texts have a place locked, and nobody has opened it yet; who opens it, breaks in or knocks does so. */
export function isLocked(turn: Turn, place: string): boolean {
  const key = `opened ${place}`;
  const name = headOf(place).replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
  const shut = filledPattern("locked", "iu", name);
  if (turn.wasSaid(key) || pattern("locked door").test(place)) return false;
  if (!turn.lore.written.some(({ text, source }) => source !== "hero" && shut.test(text))) return false;
  if (!pattern("locked opens").test(turn.brief.playerText)) return true;
  turn.markSaid(key);
  return false;
}
