import { capitalise } from "#english/noun-phrase";
import { type LoreEntry, shortName } from "../../lore/lore.ts";
import type { Turn } from "../../turn.ts";
import type { Clue } from "../case-content.ts";
import { fillIn, lineFor } from "../fill-in.ts";
import type { KeptCase } from "../kept-case.ts";
import { openClues, sayLead } from "../leads.ts";
import { clauseOf, isCore } from "../open/open-story.ts";
import { roleOf, truthOf } from "../parts/people-of-case.ts";

/** Which part of a charge holds, in the pieces that the hero has. */

/** The pieces that the hero has about somebody. */
export const piecesAbout = (turn: Turn, kept: KeptCase, who: LoreEntry): Clue[] => {
  const role = roleOf(kept, who.name);
  return (truthOf(kept)?.clues ?? []).filter(
    (clue) =>
      kept.found.includes(clue.id) &&
      (clue.of === role || new RegExp(`[{:]${role ?? "nobody"}\\}`, "iu").test(clue.log)),
  );
};

const MOST_SHOWN = 2;

/**
 * "That the book is false, you can show. That it was Jory's, only Tamsin says. What nobody has shown yet is why. Ask Dorcas, at the inn."
 * @param isBehind whether it is asked who was behind somebody who had a hand in it
 */
export function whatHolds(turn: Turn, kept: KeptCase, who: LoreEntry, isBehind = false): string {
  const own = piecesAbout(turn, kept, who);
  const others = (truthOf(kept)?.clues ?? []).filter((clue) => kept.found.includes(clue.id) && !own.includes(clue));
  const shown = new Map<string, string[]>();
  for (const clue of [...own, ...(isBehind ? [] : others)].slice(0, MOST_SHOWN)) {
    const [first = ""] = fillIn(turn, kept, clue.log).split(/(?<=[.!?]) (?=\p{Lu})/u);
    const by = kept.sources[clue.id] ?? "";
    shown.set(by, [...(shown.get(by) ?? []), `that ${clauseOf(turn, first)}`]);
  }
  const isOwn = own.some(({ about: of }) => of === "who");
  const lacks = [
    ...new Set(
      openClues(kept).flatMap((clue) =>
        isCore(kept, clue) && clue.about !== "what" && !(isBehind && clue.about === "why") ? [clue.about] : [],
      ),
    ),
  ].filter((of) => !(of === "who" && isOwn && !isBehind));
  const open = ORDER.filter((of) => lacks.includes(of) || (of === "who" && !isOwn && !isBehind)).slice(0, 2);
  return [
    shown.size === 0
      ? lineFor(turn, "charge without", shortName(who))
      : [...shown]
          .map(
            ([by, all]) =>
              `${capitalise(all.join(", and "))}, ${by === "" ? "you can show" : `only ${shortName(turn.entry(by))} says`}.`,
          )
          .join(" "),
    ...open.map((of) =>
      lineFor(
        turn,
        `charge lacks ${isBehind && of === "who" ? "whom" : of === "where" && truthOf(kept)?.kind === "find" ? "where it is" : of}`,
        shortName(who),
      ),
    ),
    sayLead(turn, "ask", who.name),
  ]
    .filter((each) => each !== "")
    .join(" ");
}
const ORDER = ["who", "why", "how", "when", "where"] as const;
