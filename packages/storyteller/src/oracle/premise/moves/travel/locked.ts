import { literal, filledPattern, pattern } from "../../../patterns.ts";
import { headOf, isSamePlace, placesOf } from "../../lore/where/whereabouts.ts";
import type { Turn } from "../../turn.ts";

/** Whether the player's texts have a place locked, and nobody has opened it yet; who opens it, breaks in or knocks does so. */
export function isLocked(turn: Turn, place: string): boolean {
  // The story is never shut out from where it is decided.
  if (turn.memo.case?.announced === true && isSamePlace(place, turn.memo.case.where.lair)) return false;
  const key = `opened ${place}`;
  const name = headOf(place);
  const shut = filledPattern("locked", "iu", literal(name));
  if (turn.wasSaid(key) || pattern("locked door").test(place)) return false;
  if (!turn.lore.written.some(({ text, source }) => source !== "hero" && shut.test(text))) return false;
  if (!pattern("locked opens").test(turn.brief.playerText)) return true;
  turn.markSaid(key);
  return false;
}

/** Opens a locked place for a hero who has leave to go in: the place that the words name, or the only locked one. */
export function opensFor(turn: Turn, words: string): void {
  const shut = placesOf(turn).filter((place) => isLocked(turn, place));
  const place = shut.find((each) => words.includes(headOf(each))) ?? (shut.length === 1 ? shut[0] : undefined);
  if (place !== undefined && pattern("talk lets in").test(words)) turn.markSaid(`opened ${place}`);
}

/** Whether a place is on the other side of a water by the player's texts. */
export function isAcross(turn: Turn, place: string): boolean {
  const bare = place.replace(/^the /u, "");
  const across = filledPattern("hearer across", "u", literal(bare));
  return turn.lore.written.some(({ text }) => text.includes(bare) && across.test(text));
}
