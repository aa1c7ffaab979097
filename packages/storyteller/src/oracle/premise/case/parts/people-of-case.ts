import { literal, filledPattern, pattern } from "../../../patterns.ts";
import type { LoreEntry } from "../../lore/lore.ts";
import { kindOfNoun } from "../../lore/nouns.ts";
import { readOnce } from "../../lore/read-once.ts";
import type { Turn } from "../../turn.ts";
import { cases, type Role, ROLES, SPOTS, type Truth } from "../case-content.ts";
import type { KeptCase } from "../kept-case.ts";
import { taskPlot } from "../task/task.ts";

/** Who is who in a case. */

/** The truth of the case; undefined where its text is gone from the content. */
export const truthOf = (kept: KeptCase): Truth | undefined => plotWith(kept.truth);

/** The plot with an id: a written one, or an open task. */
export const plotWith = (id: string): Truth | undefined =>
  cases().truths.find((each) => each.id === id) ?? taskPlot(id);

/** The parts that a plot has somebody for: its texts name them. */
export const partsOf = (truth: Truth): readonly Role[] =>
  readOnce(truth, "parts", "", () => {
    const text = JSON.stringify(truth);
    return ROLES.filter((role) => new RegExp(`[{:]${role}\\}`, "iu").test(text));
  });

/** The role of somebody in the case; null where they have none. */
export const roleOf = (kept: KeptCase, name: string): Role | null =>
  ROLES.find((role) => kept.who[role] === name) ?? null;

/** Somebody in a role. */
export const inRole = (turn: Turn, role: Role): LoreEntry => turn.entry(turn.memo.case!.who[role]);

/** A goose with a name is no murderer, and a computer has no hands: those who are beasts or machines by the texts. */
export const isNoPerson = (turn: Turn, entry: LoreEntry): boolean =>
  readOnce(turn.lore.called, "no person", entry.name, () => readNoPerson(turn, entry));

const readNoPerson = (turn: Turn, entry: LoreEntry): boolean =>
  [
    entry.role,
    ...turn
      .about(entry)
      .filter(({ source }) => source !== "story")
      .map(({ text }) => text),
  ].some((text, at) => {
    const words =
      at === 0
        ? text
        : !text.includes(entry.name)
          ? ""
          : (filledPattern("people-of-case read no person 2", "u", literal(entry.name)).exec(text) ?? [])
              .slice(1)
              .join(" ");
    return (
      pattern("people-of-case read no person", "u").test(words) ||
      words.split(" ").some((word) => kindOfNoun(word.replace(/[^\p{L}]/gu, "").toLowerCase()) === "creature")
    );
  });
/** Somebody or a place has another name from now on. */
export function renameInCase(kept: KeptCase, was: string, to: string): void {
  for (const role of ROLES) if (kept.who[role] === was) kept.who[role] = to;
  for (const spot of SPOTS) if (kept.where[spot] === was) kept.where[spot] = to;
}
