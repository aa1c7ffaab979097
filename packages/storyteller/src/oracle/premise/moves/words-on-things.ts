import { capitalise } from "#english/noun-phrase";
import { pattern, storedPattern } from "../../patterns.ts";
import { isNobodys, isUnsolved } from "../case/open/open-story.ts";
import { thingIn } from "../case/open/own-things.ts";
import { findsOfThing } from "../case/open/thing-piece.ts";
import { contentWords } from "../lore/nouns.ts";
import type { Turn } from "../turn.ts";
import type { Part } from "../words/clauses.ts";
import { nounIn } from "../words/noun-in.ts";
import { toSecondPerson } from "../words/person-words.ts";
import { worded } from "./deed.ts";
import { drawAnswer, drawnBefore, redraw } from "./drawn-answer.ts";

/**
 * Things of the player's texts that carry words: a letter, a key that taps, a voice on the radio. What the texts quote is quoted. What nobody
 * has written is drawn, and the player may say other words; from then on it is quoted.
 */

const CARRIER = storedPattern("words-on-things carrier");
const TAPS = storedPattern("words-on-things taps");
const READS = storedPattern("words-on-things reads");
const ANSWERS = storedPattern("words-on-things answers");

/** A thing with words that the texts name: "Edmund's last letter", "the tapping". Null where a phrase names none. */
function carrierIn(turn: Turn, phrase: string): string | null {
  const found = CARRIER.exec(phrase);
  if (found === null) return null;
  const isTapping = TAPS.test(found[0]);
  const own = turn.lore.written.find(({ text, words }) =>
    isTapping
      ? pattern("words-on-things tapping").test(text)
      : [...contentWords(found[0])].every((each) => words.has(each)),
  );
  if (own === undefined || pattern("words-on-things gone").test(own.text)) return null;
  // In a plot with a written answer what is read is a clue, but for what the hero has brought along.
  if (turn.memo.case !== null && !isNobodys(turn.memo.case) && own.source !== "hero") return null;
  if (isTapping) return "the tapping";
  const noun = phrase.slice(0, found.index + found[0].length).trim();
  return toSecondPerson(
    pattern("words-on-things carrier in").test(`${noun} `) || !noun.includes(" ") ? `the ${found[0]}` : noun,
  );
}

/** What is read, listened to or asked about in a part of the message; null where that carries no words. */
function readIn(turn: Turn, part: Part): string | null {
  if (part.kind !== "do" && part.kind !== "ask") return null;
  const { text } = part;
  const [, asked = ""] = part.kind === "ask" ? (pattern("words-on-things asks").exec(text) ?? []) : [];
  if (part.kind === "ask" ? asked === "" : !READS.test(text) && !ANSWERS.test(text)) return null;
  const own = carrierIn(
    turn,
    part.kind === "ask" ? asked : nounIn(text.replace(pattern("words-on-things part of"), " ")),
  );
  if (own !== null) return own;
  // "Read it", "listen", "what did it tap": what the message is about, or the one before.
  if (!pattern("words-on-things it").test(part.kind === "ask" ? asked : text)) return null;
  if (/\btap/iu.test(text)) return carrierIn(turn, "the tapping");
  return (
    [turn.brief.playerText, turn.brief.transcript.at(-1)?.playerText ?? ""]
      .map((each) => each.replace(pattern("words-on-things part of"), " "))
      .map((each) => carrierIn(turn, CARRIER.exec(each) === null ? "" : nounWith(each)))
      .find((each) => each !== null) ?? null
  );
}

/** The noun phrase of a message that has a thing with words in it. */
const nounWith = (text: string): string =>
  [...text.matchAll(pattern("words-on-things phrase", "giu"))]
    .map(([each]) => each)
    .find((each) => CARRIER.test(each)) ?? `the ${CARRIER.exec(text)![0]}`;

/** The words that the texts quote of a thing; empty where they quote none. */
function quoteOf(turn: Turn, thing: string): string {
  const words = [...contentWords(thing)];
  const head = words.at(-1)!;
  for (const { text, words: own } of turn.lore.written) {
    if (!own.has(head)) continue;
    const after = text.slice(text.toLowerCase().lastIndexOf(head.slice(0, 5)));
    const found = pattern("words-on-things quote", "u").exec(after);
    // The words of the telegram that is named after the letter are not the letter's.
    const quote =
      found === null || CARRIER.test(after.slice(0, found.index).replace(/^\p{L}+/u, "")) ? undefined : found[1];
    if (quote !== undefined) return `“${capitalise(quote.replace(/[.,]+$/u, ""))}.”`.replace(/([!?])\.”/u, "$1”");
  }
  return "";
}

/** "I read the message again": the words that the hero has read in it. Empty where there are none. */
function readBefore(turn: Turn, thing: string): string {
  const words = [...contentWords(thing.replace(/ again\b/u, ""))];
  if (words.length === 0 || !/\bagain\b|\bre-?read\b/iu.test(turn.brief.playerText)) return "";
  const found = turn.brief.transcript
    .slice(-8)
    .toReversed()
    .flatMap(({ reply }) => reply.split("\n\n"))
    .find(
      (each) =>
        /“[^”]{12,}”/u.test(each) && !/” says /u.test(each) && words.every((word) => contentWords(each).has(word)),
    );
  const [said] = found === undefined ? [] : (/“[^”]{12,}”/u.exec(found) ?? []);
  return said?.replace(/,”$/u, ".”") ?? "";
}

/** Reads a thing that carries words, or answers it. False where the part is about something else. */
export async function readsWords(turn: Turn, part: Part): Promise<boolean> {
  const { memo } = turn;
  if (memo.danger !== null || (memo.case?.showdown ?? null) !== null || turn.story.encounter !== null) return false;
  const thing = readIn(turn, part);
  if (thing === null) return false;
  const deed = part.kind === "do" ? worded(turn, part.text) : "";
  turn.moved = true;
  if (deed !== "") turn.log(`You ${deed}.`);
  const isAnswer = part.kind === "do" && ANSWERS.test(part.text);
  const asks = isAnswer ? "What comes back" : `What ${thing} says`;
  const known = isAnswer ? "" : quoteOf(turn, thing) || drawnBefore(turn, asks) || readBefore(turn, thing);
  const line = deed === "" || READS.test(deed) ? "" : `You ${deed.replace(/:.*/su, "")}.`;
  if (known === "") {
    turn.say(line);
    return drawAnswer(turn, asks);
  }
  const quoted = known.startsWith("“") ? `${capitalise(thing)} says: ${known}` : known;
  if (turn.paragraphs.some((each) => each.includes(known))) return true;
  turn.say(line, quoted);
  // What is to be seen of the thing itself.
  const text = part.kind === "do" ? part.text : "";
  const own = isUnsolved(turn) ? thingIn(turn, text) : null;
  if (own !== null) turn.say(findsOfThing(turn, own, "read", text));
  return true;
}

/** Takes "It taps: OPEN IT" and "OPEN IT" as the words in place of those that were drawn. False where a message is something else. */
export function takesWords(turn: Turn, typed: string): boolean {
  const { pending } = turn.memo;
  if (pending?.sort !== "drawn" || !pattern("words-on-things drawn", "u").test(pending.asks)) return false;
  const own = pattern("words-on-things own", "u").exec(typed)?.[1] ?? (/\p{Ll}|^\W*\d/u.test(typed) ? "" : typed);
  if (own === "") return false;
  turn.memo.pending = null;
  redraw(
    turn,
    pending.asks,
    `“${capitalise(own.replace(/^["“‘']|["”’'.\s]+$/gu, ""))}.”`.replace(/([!?…])\.”/u, "$1”"),
  );
  return true;
}
