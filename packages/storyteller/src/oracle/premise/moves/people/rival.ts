import { storedPattern } from "../../../patterns.ts";
import { isGone } from "../../lore/fates.ts";
import type { LoreEntry } from "../../lore/lore.ts";
import type { Turn } from "../../turn.ts";

/** Who is against the hero: as the story made them, or as the texts hint. */

const HOSTILE = storedPattern("rival hostile");

/** Those whom the texts or the story make enemies of, the likeliest first. */
export function enemiesOf(turn: Turn): LoreEntry[] {
  const score = (entry: LoreEntry): number =>
    (entry.name === turn.memo.rival ? 9 : 0) -
    2 * (turn.member(entry.name)?.attitude ?? 0) +
    turn.about(entry).filter(({ text, source }) => source !== "story" && source !== "notes" && HOSTILE.test(text))
      .length;
  return turn.people
    .filter(
      (entry) =>
        entry.kind === "person" &&
        entry.proper &&
        !isGone(turn.lore, entry) &&
        turn.member(entry.name)?.alive !== false &&
        !turn.memo.companions.includes(entry.name) &&
        score(entry) > 0,
    )
    .toSorted((a, b) => score(b) - score(a));
}
