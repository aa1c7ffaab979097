import { pattern, storedPattern } from "../../../patterns.ts";
import { verbOf } from "#english/inflection";
import { capitalise } from "#english/noun-phrase";
import { isKnownVerb } from "#english/past-tense";
import { contentWords } from "../../lore/nouns.ts";
import { isFrame } from "../../opening/seeds.ts";
import type { Turn } from "../../turn.ts";
import { toSecondPerson } from "../../words/person-words.ts";

/** What the player's texts, or what was settled since, answer to a question: they count more than the dice. */

/** What the hero wants to do or to know is no answer to whether it is so. */
const WISH = storedPattern("written wish");
const NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred)\b/iu;
const COUNTS = storedPattern("written counts", "u");
const OF_COUNTING = storedPattern("written of counting", "u");

/** "Is he drunk?" asks of one who drinks. */
export const inBase = (question: string): string =>
  question.replace(pattern("written in base", "giu"), (word) => {
    const verb = verbOf(word, isKnownVerb);
    return verb !== null && verb.form === "past" && !word.endsWith("ed") ? verb.lemma : word;
  });

const partsOf = (text: string): string[] => text.split(pattern("written parts of", "u"));

/** A sentence that holds every telling word of a question; of one about the game or the first scene, the part. Empty where there is none. */
export function writtenOf(turn: Turn, question: string): string {
  const asked = [...contentWords(inBase(question))].filter((word) => word !== "already");
  if (asked.length < 2) return "";
  for (const { words, text, source } of turn.lore.sentences.toReversed()) {
    // What was drawn is answered in its own words.
    if (
      (source === "story" && pattern("seeds drawn", "u").test(text)) ||
      text.startsWith("Asked “") ||
      text.includes("?") ||
      WISH.test(text) ||
      !asked.every((word) => words.has(word))
    )
      continue;
    const isWhole = !isFrame(text) && !(source === "notes" && pattern("written written of", "u").test(text));
    const part = isWhole ? text : partOf(text, asked);
    if (part !== undefined) return toSecondPerson(part);
  }
  return "";
}

/** "Who oils the hammer?", where a letter that the hero carries says so: the letter's own words. Empty where none does. */
export function quotedIn(turn: Turn, question: string): string {
  const asked = [...contentWords(question)];
  if (asked.length < 2) return "";
  for (const { text, words } of turn.lore.written) {
    if (!asked.every((word) => words.has(word))) continue;
    const [, paper = "", quote = ""] = pattern("written quote", "u").exec(text) ?? [];
    const own = contentWords(quote);
    if (quote === "" || !asked.every((word) => own.has(word))) continue;
    const from = paper.replace(pattern("written quoted in"), "");
    const isNobody = /^who\b/iu.test(question) && /^some(?:body|one)\b/iu.test(quote);
    return `${isNobody ? "Somebody; more is not written. " : ""}${capitalise(from)} says: “${capitalise(quote.replace(/[.!]+$/u, ""))}.”`;
  }
  return "";
}

/** "How much air have I left?": the part of the texts with that noun and a number. Empty where there is none. */
export function quantityOf(turn: Turn, question: string): string {
  const asked = [...contentWords(question)].filter((word) => !OF_COUNTING.test(word));
  if (!COUNTS.test(question) || asked.length === 0) return "";
  for (const { words, text, source } of turn.lore.sentences) {
    const part =
      source === "story" || !asked.every((word) => words.has(word)) ? undefined : partOf(text, asked, NUMBER);
    const noun = pattern("written quantity of", "u").exec(question)?.[1];
    const number =
      part === undefined || noun === undefined
        ? undefined
        : new RegExp(`(${NUMBER.source}) (?:\\p{Ll}+ )?${noun}`, "iu").exec(part)?.[0];
    if (number !== undefined) return `${capitalise(number)}.`;
    if (part !== undefined) return toSecondPerson(part);
  }
  return "";
}

/** "When is the inquest?": the time that the texts give for it, "Thursday". Empty where they give none. */
export function whenWritten(turn: Turn, question: string): string {
  if (!pattern("written when written").test(question)) return "";
  const asked = [...contentWords(question)].filter((word) => !pattern("written when written 2", "u").test(word));
  if (asked.length === 0) return "";
  for (const { text, words, source } of turn.lore.sentences) {
    if (source === "story" || !asked.every((word) => words.has(word))) continue;
    const low = text.toLowerCase();
    const from = Math.max(...asked.map((word) => low.indexOf(word.slice(0, 4))));
    const near = text.slice(Math.max(0, from)).split(pattern("written when written 3", "u"))[0]!.slice(0, 90);
    const found = WHEN.exec(near);
    if (found !== null) return `${capitalise((found[1] === undefined ? found[2]! : found[0]).trim())}.`;
  }
  return "";
}
const WHEN = storedPattern("written when", "u");

const partOf = (text: string, asked: readonly string[], holds = /./u): string | undefined => {
  const found = partsOf(text).find((each) => {
    const words = contentWords(each);
    return holds.test(each) && !pattern("written part of", "u").test(each) && asked.every((word) => words.has(word));
  });
  return found === undefined ? undefined : `${found.replace(/[.!]+$/u, "")}.`;
};
