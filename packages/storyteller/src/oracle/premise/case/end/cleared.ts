import { filledPattern } from "../../../patterns.ts";
import { entriesIn, shortName } from "../../lore/lore.ts";
import type { Turn } from "../../turn.ts";
import { cases } from "../case-content.ts";
import { lineOf } from "../fill-in.ts";
import type { KeptCase } from "../kept-case.ts";
import { isAnyonesGuess } from "../open/open-story.ts";
import { isNear } from "./remembered.ts";

/** Who was suspected, by the texts or by the player, and has no part in what the player says it is: cleared at the end. */

const MOST = 2;

export function cleared(turn: Turn, kept: KeptCase): string {
  const named = entriesIn(turn.lore, kept.theory);
  const said = turn.brief.transcript.map(({ playerText }) => playerText);
  return turn.people
    .filter((each) => {
      const name = each.name.match(/\p{Lu}\p{L}{2,}/gu)?.join("|") ?? each.name;
      const has = (by: string, texts: readonly string[]) => filledPattern(by, "iu", name).test(texts.join("\n"));
      return (
        isAnyonesGuess(kept) &&
        isNear(turn, each) &&
        !named.includes(each) &&
        (has(
          "end suspected",
          turn.about(each).flatMap(({ source, text }) => (source === "story" ? [] : text)),
        ) ||
          has("end suspected by", said))
      );
    })
    .slice(0, MOST)
    .map((each) =>
      lineOf(turn, kept, cases().lines[turn.isHere(each) ? "end cleared here" : "end cleared"], {
        next: shortName(each),
        "is next": turn.pronoun(each),
      }),
    )
    .join(" ");
}
