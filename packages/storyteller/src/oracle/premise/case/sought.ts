import { storedPattern } from "../../patterns.ts";
import { fateOf } from "../lore/fates.ts";
import { entriesIn, isHero, type LoreEntry } from "../lore/lore.ts";
import type { Turn } from "../turn.ts";
import type { KeptCase } from "./kept-case.ts";
import { isShared } from "./object-of-aim.ts";
import { truthOf } from "./people-of-case.ts";

/** Who or what the hero looks for. */

const PEOPLE = storedPattern("sought people", "iu");

/** Those who are missing by the texts, where the hero looks for somebody. */
export const missingIn = (turn: Turn): LoreEntry[] =>
  turn.people.filter((entry) => entry.proper && fateOf(turn.lore, entry) === "missing");

/** Whether a case is about finding somebody who lives. */
export const seeksPeople = (turn: Turn, kept: KeptCase): boolean =>
  truthOf(kept)?.kind === "find" &&
  (PEOPLE.test(kept.prize.words) ||
    entriesIn(turn.lore, kept.prize.words).some(
      (entry) => (entry.kind === "person" || entry.kind === "creature") && !isHero(turn.lore, entry),
    ));

/** Whether a text names what or whom the hero looks for, or one of those who are missing. */
export function namesSought(turn: Turn, kept: KeptCase, text: string): boolean {
  if (truthOf(kept)?.kind !== "find" && missingIn(turn).length === 0) return false;
  return (
    (truthOf(kept)?.kind === "find" && isShared(kept.prize.words, text)) ||
    missingIn(turn).some(({ name }) => entriesIn(turn.lore, text).some((each) => each.name === name))
  );
}
