import { lineFor } from "../../case/fill-in.ts";
import { detailOf } from "../../case/details.ts";
import { findClue } from "../../case/reveal-clue.ts";
import { cases } from "../../case/case-content.ts";
import { plainLineOf } from "../../case/fill-in.ts";
import { contentWords, kindOfNoun } from "../../lore/nouns.ts";
import type { Turn } from "../../turn.ts";
import { nounIn } from "../../words/noun-in.ts";
import { toSecondPerson } from "../../words/person-words.ts";
import { pattern } from "../../../patterns.ts";
import { readInstrument } from "./instrument.ts";
import { thingIn } from "../../case/open/own-things.ts";
import { showsPiece } from "../../case/open/thing-piece.ts";

/**
 * What the player's texts name is a lead: the first look at it gives a clue of the case, through that thing, and later looks a detail. The
 * sentence that the player has written is never read back.
 */

/** All noun phrases of a look, the last first: "the broken bottle", "the place". */
const nounsIn = (text: string): string[] =>
  text
    .split(pattern("own-thing nouns in", "u"))
    .map((part) => nounIn(part))
    .filter((noun) => noun !== "")
    .toReversed();

/** What a look shows that names somebody who is not there: what they have left, or where they lay. */
export function showsLeft(turn: Turn, text: string): string {
  for (const noun of nounsIn(text)) {
    const shown = showsOwnThing(turn, noun);
    if (shown !== "") return shown;
  }
  const last = nounsIn(text)[0] ?? "";
  return last === "" ? "" : detailOf(turn, last, "thing");
}

/** The noun of a thing that the player's texts name outside what they say of the hero; empty where they name none. */
function headOf(turn: Turn, thing: string): string {
  const words = [...contentWords(thing.replace(/,.*$/u, ""))];
  const of = (word: string): boolean =>
    turn.lore.sentences.some(({ words: own, source }) => source !== "story" && source !== "hero" && own.has(word));
  const head = words.at(-1) ?? "";
  return head !== "" && of(head) ? head : "";
}

/**
 * What a look at a thing or a beast of the player's texts shows; empty where they name no such thing, or where it says nothing new.
 * @param thing as a noun phrase: "the tide gauge", "Duchess"
 */
export function showsOwnThing(turn: Turn, thing: string): string {
  const said = readInstrument(turn, thing);
  const own = thingIn(turn, thing);
  if (own !== null) return [said, showsPiece(turn, own, "look", turn.brief.playerText)].join(" ").trim();
  const head = headOf(turn, thing);
  const key = `own thing ${head}`;
  const isFirst = head !== "" && !turn.wasSaid(key) && kindOfNoun(head) !== "place";
  if (!isFirst) return said;
  turn.markSaid(key);
  const ofBody = pattern("body of dead").test(thing) ? plainLineOf(turn, cases().results.body) : "";
  const clue = findClue(turn, "look", thing, false, true, thing);
  if (clue === "") return said || ofBody;
  const name = pattern("own-thing shows own thing", "u").test(thing) ? toSecondPerson(thing) : `the ${thing}`;
  return [said, ofBody, said === "" && ofBody === "" ? lineFor(turn, "through", name) : "", clue]
    .filter((part) => part !== "")
    .join(" ");
}

/** What a look at any thing shows: one of the player's own, else a detail of its kind. */
export const showsThing = (turn: Turn, thing: string, otherwise = "thing"): string =>
  showsOwnThing(turn, thing) || detailOf(turn, thing, otherwise);
