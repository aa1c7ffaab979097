import { pattern } from "../../../patterns.ts";
import { cases } from "../../case/case-content.ts";
import { type LoreEntry, shortName } from "../../lore/lore.ts";
import type { Turn } from "../../turn.ts";
import { canBeMeant } from "../can-be-meant.ts";
import type { Verdict } from "../odds.ts";

/** What is asked of the speaker: what they have seen or heard, or what they did. */
const SORTS = ["sensed", "you"] as const;

/**
 * What the “and” or the “but” of a throw is, as a sentence: “But {person} asked the same of me.” Empty where the throw has neither.
 * @param by who says it; nobody where it is only seen
 */
export function andOrBut(turn: Turn, verdict: Verdict, asked: string, by?: LoreEntry): string {
  const sort = SORTS.find((each) => pattern(`and-or-but ${each}`).test(asked));
  const lines = cases().lines[`${verdict}${by === undefined ? " it" : sort === undefined ? "" : ` ${sort}`}`] ?? [];
  const [person] = by === undefined ? [] : canBeMeant(turn, by, asked);
  const fits = lines.filter((line) => person !== undefined || !line.includes("{person}"));
  return fits.length === 0
    ? ""
    : turn.oneOf(fits).replaceAll("{person}", person === undefined ? "" : shortName(person));
}
