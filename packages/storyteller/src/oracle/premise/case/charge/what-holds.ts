import { pattern } from "../../../patterns.ts";
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
export const piecesAbout = (kept: KeptCase, who: LoreEntry): Clue[] => {
  const role = roleOf(kept, who.name);
  return (truthOf(kept)?.clues ?? []).filter(
    (clue) =>
      kept.found.includes(clue.id) &&
      (clue.of === role || new RegExp(`[{:]${role ?? "nobody"}\\}`, "iu").test(clue.log)),
  );
};

const MOST_SHOWN = 2;

/** "That the book is false, you can show. That it was Jory's, only Tamsin says. What nobody has shown yet is why. Ask Dorcas, at the inn." */
export function whatHolds(turn: Turn, kept: KeptCase, who: LoreEntry): string {
  const own = piecesAbout(kept, who);
  const others = (truthOf(kept)?.clues ?? []).filter((clue) => kept.found.includes(clue.id) && !own.includes(clue));
  const sources = new Set<string>();
  const shown = [...own, ...others].slice(0, MOST_SHOWN).map((clue) => {
    const [first = ""] = fillIn(turn, kept, clue.log).split(pattern("what-holds what holds", "u"));
    const that = `that ${clauseOf(turn, first)}`;
    const by = kept.sources[clue.id];
    const name = by === undefined ? "you" : shortName(turn.entry(by));
    const isMore = sources.has(name);
    sources.add(name);
    if (isMore) return `${capitalise(name)} ${by === undefined ? "can show" : "says"} as well ${that}.`;
    return `${capitalise(that)}, ${by === undefined ? "you can show" : `only ${name} says`}.`;
  });
  const holds = shown.join(" ");
  // What was said a moment ago is not counted up once more.
  const isAgain = holds !== "" && turn.wasSaid(holds);
  if (holds !== "") turn.markSaid(holds);
  const isOwn = own.some(({ about: of }) => of === "who");
  const lacks = new Set(
    openClues(kept)
      .filter((clue) => isCore(kept, clue) && clue.about !== "what")
      .map(({ about: of }) => of)
      .filter((of) => !(of === "who" && isOwn)),
  );
  // Where nothing speaks for it, that is all there is to say.
  const open = (shown.length === 0 || isAgain ? [] : ORDER)
    .filter((of) => lacks.has(of) || (of === "who" && !isOwn))
    .slice(0, 1);
  return [
    shown.length === 0
      ? lineFor(turn, "charge without", shortName(who))
      : isAgain
        ? lineFor(turn, "charge again")
        : holds,
    ...open.map((of) =>
      lineFor(
        turn,
        `charge lacks ${of === "where" && truthOf(kept)?.kind === "find" ? "where it is" : of}`,
        shortName(who),
      ),
    ),
    sayLead(turn, "ask", who.name),
  ]
    .filter((each) => each !== "")
    .join(" ");
}
const ORDER = ["who", "why", "how", "when", "where"] as const;
