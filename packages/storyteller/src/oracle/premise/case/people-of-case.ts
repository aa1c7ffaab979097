import { indexOfName, type LoreEntry, shortName } from "../lore/lore.ts";
import type { Turn } from "../turn.ts";
import { cases, type Role, ROLES, SPOTS, type Truth } from "./case-content.ts";
import type { KeptCase } from "./kept-case.ts";

/** Who is who in a case. */

/** The truth of the case; undefined where its text is gone from the content. */
export const truthOf = (kept: KeptCase): Truth | undefined => cases().truths.find(({ id }) => id === kept.truth);

/** The role of somebody in the case; null where they have none. */
export const roleOf = (kept: KeptCase, name: string): Role | null => ROLES.find((role) => kept.who[role] === name) ?? null;

/** Somebody in a role. */
export const inRole = (turn: Turn, role: Role): LoreEntry => turn.entry(turn.memo.case!.who[role]);

/** Somebody whom the hero's own texts give the hero goes along, and has no role. */
export const isCompanionOfTexts = (turn: Turn, entry: LoreEntry): boolean =>
  turn
    .about(entry)
    .some(
      ({ text, source }) =>
        source === "hero" &&
        /\b(?:has|have|with|travels with|brings|accompanied by|carries)\b/iu.test(
          text.slice(0, Math.max(0, indexOfName(text, shortName(entry)))),
        ) &&
        entry.kind !== "place",
    ) && !/\b(?:sister|brother|mother|father|friend|niece|uncle|aunt)\b/iu.test(entry.role);

/** Somebody or a place has another name from now on. */
export function renameInCase(kept: KeptCase, was: string, to: string): void {
  for (const role of ROLES) if (kept.who[role] === was) kept.who[role] = to;
  for (const spot of SPOTS) if (kept.where[spot] === was) kept.where[spot] = to;
}
