import { filledPattern, pattern } from "../../../patterns.ts";
import { fateOf } from "../../lore/fates.ts";
import { kindOfNoun } from "../../lore/nouns.ts";
import type { Turn } from "../../turn.ts";
import type { Prize } from "./aim-of-case.ts";
import { cases, type KindOfCase, type Sought } from "../case-content.ts";

/** "The trophy, the Golden Ferret", "Big Bertha, the parish tea urn": what the texts call it is a thing, whatever its name sounds like. */
function isCalledThing(turn: Turn, words: string): boolean {
  const name = words.replace(/^(?:the|your) /iu, "").replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
  if (!/\p{Lu}/u.test(name)) return false;
  const called = filledPattern("sought-kind called", "u", name);
  return turn.lore.written.some(({ text }) => {
    const [, before, after] = called.exec(text) ?? [];
    const noun = (before ?? after ?? "").toLowerCase();
    return (
      noun !== "" &&
      (kindOfNoun(noun) === "thing" || Object.keys(cases().things).some((kind) => pattern(`thing ${kind}`).test(noun)))
    );
  });
}

/**
 * Of which kind it is what the hero is after: a thing, a paper, somebody who lives, a sickness, a contest. A plot is written for some of these
 * kinds (`sought` of cases.json), and is drawn for no other: an urn has no pages, and a tide is no illness.
 *
 * @param about what is found, stopped or asked about, in the player's words
 */
export function kindSought(turn: Turn, aim: string, kind: KindOfCase, prize: Prize, about: string): Sought {
  const noun = about.split(" ").at(-1)!.toLowerCase();
  const is = isCalledThing(turn, prize.words)
    ? "thing"
    : prize.entry !== null && fateOf(turn.lore, prize.entry) === "dead"
      ? "dead"
      : prize.kind === "person" && prize.entry?.kind !== "creature"
        ? "person"
        : prize.entry?.kind === "creature" || kindOfNoun(noun) === "creature"
          ? "creature"
          : // "the Hopewell's logbook" is no ship.
            kindOfNoun(noun) === "place" || (prize.kind === "place" && !/['’]s \p{L}/u.test(about))
            ? "place"
            : "thing";
  const holds = (source: string | undefined, text: string) =>
    source === undefined || new RegExp(source, "iu").test(text);
  const found = cases().sought.find(
    (row) => (row.kind === undefined || row.kind === kind) && holds(row.aim, aim) && holds(row.about, `${is} ${about}`),
  );
  return found?.is ?? "truth";
}
