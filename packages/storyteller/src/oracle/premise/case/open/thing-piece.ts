import { pattern } from "../../../patterns.ts";
import type { LoreEntry } from "../../lore/lore.ts";
import { contentWords, kindOfNoun } from "../../lore/nouns.ts";
import { resultOfDeed } from "../../moves/answers/deed-result.ts";
import { placeNamed } from "../../moves/travel/place-named.ts";
import type { Turn } from "../../turn.ts";
import { nounIn } from "../../words/noun-in.ts";
import type { Way } from "../case-content.ts";
import { detailOf } from "../details.ts";
import { lineFor } from "../fill-in.ts";
import type { KeptCase } from "../kept-case.ts";
import { openClues } from "../leads.ts";
import { askedFor, findClue, givePiece, hasClueFor, ownWords, saysClue } from "../reveal-clue.ts";
import { clueOfThing, isMatter, isNamed, type Thing, thingIn } from "./own-things.ts";

/**
 * Pieces that are made of the things of the premise: what one looks at or asks about is what one learns about. The texts go by the kind of
 * thing and by what is asked (`things` of `cases.json`); none says who did it.
 */

/** Whether one of the written observations is about a thing. */
const isWritten = (turn: Turn, kept: KeptCase, { word, head }: Thing): boolean =>
  ownWords(turn, kept, word).length > 0 &&
  openClues(kept).some(({ log }) => contentWords(log.replace(/\{[^}]*\}/gu, "")).has(head));

/** What a look at a thing shows: a piece about it, or that all of it has been seen. */
export const showsPiece = (turn: Turn, thing: Thing, way: Way, text: string): string =>
  findsOfThing(turn, thing, way, text) ||
  (turn.hasClue
    ? ""
    : resultOfDeed(turn, text) || detailOf(turn, thing.phrase, "thing") || lineFor(turn, "thing seen", thing.phrase));

/** A piece about a thing; empty where all of it has been seen. */
export function findsOfThing(turn: Turn, thing: Thing, way: Way, text: string): string {
  const kept = turn.memo.case!;
  if (turn.hasClue) return "";
  if (isMatter(kept, thing)) {
    const own = findClue(turn, way, text, false, false);
    if (own !== "") return own;
  }
  const written = isWritten(turn, kept, thing)
    ? findClue(turn, way, `${text.split(" ")[0]} ${thing.word}`, false, true)
    : "";
  return written || pieceOf(turn, thing, text, way);
}

/** A piece about the thing that a deed is done with; empty where the texts name no such thing. */
export function pieceWith(turn: Turn, text: string): string {
  const thing = thingIn(turn, text);
  return thing?.isNamed === true ? findsOfThing(turn, thing, "look", text) : "";
}

/** What somebody says of a thing that they are asked about; empty where it is none, or they have no more to say of it. */
export function saysOfThing(turn: Turn, who: LoreEntry, text: string): string {
  const thing = thingIn(turn, text, true);
  if (thing === null || turn.hasClue) return "";
  const kept = turn.memo.case!;
  if (isMatter(kept, thing)) return "";
  if (isWritten(turn, kept, thing) && hasClueFor(turn, who, thing.word)) return saysClue(turn, who, thing.word);
  return pieceOf(turn, thing, text, "talk", who);
}

function pieceOf(turn: Turn, thing: Thing, text: string, way: Way, by?: LoreEntry): string {
  const clue = clueOfThing(turn, thing, way, askedFor(text), by, true, text);
  if (clue === null) return "";
  return givePiece(turn, turn.memo.case!, clue, {
    ...(by === undefined ? {} : { by }),
    way,
    ...(thing.isNamed ? { through: thing.phrase } : {}),
  });
}

/** Whether a look is at something of which no text is written: nothing of the matter is learned from it. */
export function isElsewhere(turn: Turn, text: string): boolean {
  const noun = nounIn(text);
  const word = noun.split(" ").at(-1)!;
  const head = [...contentWords(noun)].at(-1) ?? "";
  return (
    head !== "" &&
    !pattern("thing vague").test(noun) &&
    placeNamed(turn, noun) === null &&
    !/^(?:place|person)$/u.test(kindOfNoun(word) ?? "") &&
    !isMatter(turn.memo.case!, { word, head }) &&
    !isNamed(turn, head, "paper")
  );
}
