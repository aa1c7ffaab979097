import { entriesIn } from "../../lore/lore.ts";
import type { Turn } from "../../turn.ts";
import type { Clue } from "../case-content.ts";
import type { KeptCase } from "../kept-case.ts";
import { truthOf } from "../parts/people-of-case.ts";

/** Open stories: nobody has written the answer down (docs/decisions/045-the-oracle-tells-from-a-case.md, "Open stories"). */

/** Whether the story of a case is an open one. */
export const isOpen = (kept: KeptCase | null): boolean => kept !== null && truthOf(kept)?.open === true;

/** Whether the hero looks for somebody or something, and nobody has written down where that is. */
export const isSearch = (kept: KeptCase | null): boolean => kept !== null && truthOf(kept)?.search === true;

/** Whether the player is to say what it is: an open story that is no open task. */
export const isAnyonesGuess = (kept: KeptCase | null): boolean => isOpen(kept) && kept!.task === null;

/** Whether nobody is behind it: an open story in which the player has named nobody who does it. */
export const isNobodys = (kept: KeptCase | null): boolean => kept !== null && !kept.doer && isOpen(kept);

/** Whether the player has still to say what it is: each look and each answer may be a piece. */
export const isUnsolved = ({ memo }: Turn): boolean => isAnyonesGuess(memo.case) && memo.case!.theory === "";

/** Whether a clue counts for what the hero has to find out: in an open story each piece does. */
export const isCore = (kept: KeptCase, clue: Clue): boolean => clue.core === true || isOpen(kept);

/** With so many pieces the player is told that they may say what it is. */
export const ENOUGH = 4;

/** How many pieces the hero has on record: what was struck out is none. */
export const piecesFound = ({ memo }: Turn): number =>
  memo.clues.filter((each) => !each.startsWith("It is so: ")).length;

/** "3 pieces". */
export const piecesWord = (turn: Turn): string => `${piecesFound(turn)} piece${piecesFound(turn) === 1 ? "" : "s"}`;

/** A sentence as it stands after "that": with a small first letter, but for a name, and no full stop. */
export function clauseOf(turn: Turn, sentence: string): string {
  const plain = sentence
    .replace(/[.!…\s]+$/u, "")
    // Several sentences are one clause.
    .replace(
      /[.!] (\p{Lu}\p{Ll}*)/gu,
      (_, word: string) => `; ${isPartOfName(turn, sentence, word) ? word : word.toLowerCase()}`,
    );
  const first = /^\p{L}+/u.exec(plain)?.[0] ?? "";
  return isPartOfName(turn, plain, first) ? plain : `${plain.charAt(0).toLowerCase()}${plain.slice(1)}`;
}

const isPartOfName = (turn: Turn, text: string, word: string): boolean =>
  entriesIn(turn.lore, text).some(
    ({ name, aliases, proper }) => proper && [name, ...aliases].some((each) => each.split(" ").includes(word)),
  );
