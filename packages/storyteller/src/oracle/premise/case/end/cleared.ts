import { filledPattern } from "../../../patterns.ts";
import { fateOf } from "../../lore/fates.ts";
import { entriesIn, shortName } from "../../lore/lore.ts";
import type { Turn } from "../../turn.ts";
import { cases } from "../case-content.ts";
import { lineOf } from "../fill-in.ts";
import type { KeptCase } from "../kept-case.ts";
import { isAnyonesGuess } from "../open/open-story.ts";

/** Who was suspected, by the texts or by the player, and has no part in what the player says it is: cleared at the end. */

const MOST = 2;

export function cleared(turn: Turn, kept: KeptCase): string {
  if (!isAnyonesGuess(kept)) return "";
  const named = entriesIn(turn.lore, kept.theory);
  const said = [
    ...kept.tried.map(({ theory }) => `It was ${theory}`),
    ...turn.brief.transcript.map((each) => each.playerText),
  ];
  return turn.people
    .filter(
      (each) =>
        each.kind === "person" &&
        each.proper &&
        !named.includes(each) &&
        fateOf(turn.lore, each) === null &&
        (suspects(
          turn.about(each).flatMap(({ source, text }) => (source === "story" ? [] : [text])),
          "end suspected",
          each.name,
        ) ||
          suspects(said, "end suspected by", each.name)),
    )
    .slice(0, MOST)
    .map((each) =>
      lineOf(turn, kept, cases().lines[turn.isHere(each) ? "end cleared here" : "end cleared"], {
        next: shortName(each),
        "is next": turn.pronoun(each),
      }),
    )
    .join(" ");
}

const suspects = (texts: readonly string[], by: string, name: string): boolean =>
  texts.some((text) =>
    filledPattern(by, "iu", [name, ...name.split(" ").filter((word) => /^\p{Lu}\p{L}{2}/u.test(word))].join("|")).test(
      text,
    ),
  );
