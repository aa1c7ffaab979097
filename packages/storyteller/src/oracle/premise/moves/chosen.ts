import type { Sort } from "../memo.ts";
import type { Turn } from "../turn.ts";
import { type Part, readMessage } from "../words/clauses.ts";
import { isPhrase } from "../words/phrases.ts";
import { shortName } from "../lore/lore.ts";
import { calledIn, personIn } from "./people/who.ts";

/** A proposal that is chosen by its number with the player's own words to it, or refused for something else. */

export interface Chosen {
  /** What is so. */
  readonly answer: string;
  /** What else is so, and what the hero does then. */
  readonly more: readonly Part[];
}

const PICKED =
  /(?:^|[.!?,] )(?:(?:he|she|they|it) (?:says?|tells me|is) |it's |option |number |i (?:choose|take|pick) |the )?([1-3])(?: for (?:the |an? )?[\p{L} ]{2,24}?)?(?:(?:[.,:;!]|\s+[-–—])+\s*|\s+(?=(?:but|and|so|then|with|i|we)\b))(\p{L}.*)$/iu;
const NONE =
  /^(?:none|neither|nobody|no one|not (?:one|any))(?: of (?:them|these|those|the above|that))?[,.:;!–-]+ *(?:but |it'?s |it is )*(?=\p{L})/iu;
/** What the hero is, thinks or feels answers nothing. */
export const OF_HERO =
  /^(?:i|we)(?:'m| am| are|'d|'ve| (?:don't|didn't|do not|want|need|feel|hope|wish|love|hate|like|know|can't|won't|should|could|would|must|think|guess|suspect|believe|bet|assume))\b|^(?:maybe|perhaps) i\b/iu;

/**
 * "1, and the cheese too", "2 for the drawing. A drawing of …", "2 gilbert of course", "none of them, it's the clerk"; null where the message
 * is none of this.
 */
export function chosenWith(turn: Turn, text: string, choices: readonly string[], sort: Sort): Chosen | null {
  if (NONE.test(text)) {
    const { parts } = readMessage(text.replace(NONE, ""));
    const [first] = parts;
    if (first === undefined || first.kind !== "state") return null;
    const who = sort === "rival" || sort === "who" ? personIn(turn, first.text) : undefined;
    return { answer: who === undefined ? first.text : shortName(who), more: parts.slice(1) };
  }
  const [, number = "", rest = ""] = PICKED.exec(text) ?? loose(turn, text, choices) ?? [];
  const choice = choices[Number(number) - 1];
  if (choice === undefined) return null;
  // "3, a long way off? No: right under my nose": what was taken back is not so. "She comes for me": who was proposed.
  const meant = personIn(turn, choice);
  const whole = rest
    .replace(/^[^?]*\? *no\b[ ,:–—-]*/iu, "")
    .trim()
    .replace(/^(?:he|she|they)(?= \p{Ll})/iu, (word) => (meant === undefined ? word : shortName(meant)));
  if (meant !== undefined) turn.memo.last = meant.name;
  const { parts } = readMessage(whole.replace(/^(?:and|so|then|but)(?: (?:so|then))?,? (?=(?:i|we)\b)/iu, ""));
  // "cut clean, with a saw": how it is, and nothing that the hero does.
  const isHow = HOW.test(whole);
  const until = parts.findIndex(
    (part, at) =>
      !(isHow && at === 0) &&
      (part.kind !== "state" || OF_HERO.test(part.text) || calledIn(turn, part.text) !== undefined),
  );
  if (until === 0) return { answer: choice, more: parts.filter(({ kind }) => kind !== "table") };
  const deeds = until < 0 ? [] : parts.slice(until);
  const own =
    until < 0
      ? whole
      : parts
          .slice(0, until)
          .map((part) => ("text" in part ? part.text : ""))
          .join(". ");
  const [said, ...more] = withOwn(choice, own);
  // A place does not stand against anybody.
  const answer = sort === "rival" && said !== undefined && personIn(turn, said) === undefined ? choice : said;
  return answer === undefined
    ? null
    : { answer, more: [...more.map((each): Part => ({ kind: "state", text: each })), ...deeds] };
}

/** A number without a stop after it: "2 gilbert of course". "3 ducats" counts something. */
function loose(turn: Turn, text: string, choices: readonly string[]): string[] | null {
  const [, number = "", rest = ""] = /^([1-3])\s+(\p{L}.*)$/u.exec(text) ?? [];
  const [first = ""] = rest.split(/[^\p{L}'’-]+/u);
  const isMeant =
    choices[Number(number) - 1]?.toLowerCase().includes(first.toLowerCase()) === true ||
    /^(?:he|she|they|it|that|because|of|no|yes|near|please|obviously|definitely)$/iu.test(first) ||
    personIn(turn, first) !== undefined;
  return first !== "" && isMeant ? ["", number, rest] : null;
}

const HOW =
  /^(?:half|very|all|still|quite|almost|badly|freshly|cut|torn|burnt|bent|worn|\p{Ll}+(?:ed|en))[ ,](?!(?:the|my|his|her|it|him|them|up|off)\b)/u;
const SURE =
  /\b(?:of course|obviously|definitely|certainly|yes|yeah|sure|please|near enough|i (?:think|guess|say)|must be|it's|it is|then|the|an?|that|was|is)\b/giu;

/** The answer out of a proposal and the player's words, and further sentences. */
function withOwn(choice: string, own: string): string[] {
  const [first = "", ...more] = own.split(/(?<=[.!?]) +|; /u);
  const words: readonly string[] =
    first
      .toLowerCase()
      .replace(SURE, " ")
      .match(/[\p{L}'’]+/gu) ?? [];
  // "gilbert of course": that one.
  if (words.every((word) => choice.toLowerCase().includes(word))) return [choice, ...more];
  if (/^(?:and|plus|but|with|too|also|except|only)\b/iu.test(first))
    return [`${choice}${/^(?:with|too)\b/iu.test(first) ? " " : ", "}${first}`, ...more];
  // "half burnt, ends of it in the grate": how it is, of what was proposed.
  if (HOW.test(first) && !isPhrase(first)) return [`${choice}, ${first}`, ...more];
  return first.split(" ").length < 5 && more.length > 0 && /^(?:in|at|on|under|behind|by)\b/iu.test(more[0]!)
    ? [`${first.replace(/[.!?]+$/u, "")}, ${more[0]!}`, ...more.slice(1)]
    : [first, ...more];
}

/** The end as the player says it: a proposal, a proposal and more, or their own words. */
export function endChosen(text: string, choices: readonly string[]): string {
  const [, number = "", rest = ""] = /^(?:option |number )?([1-3])\b[.,:;!]*\s*(.*)$/su.exec(text) ?? [];
  const choice = choices[Number(number) - 1];
  const own = (choice === undefined ? text : rest)
    .replace(/^(?:no\b|not quite|nearly|almost|near enough|yes|but)[.,:;! ]*/iu, "")
    // A question after it is for the epilogue.
    .replace(/(?:^|[.!;,] *)(?:and )?(?:what|who|where|how|why|is|are|did|do|does) [^.!;]*\?*$/iu, "")
    .trim();
  if (choice === undefined) return own;
  return own === "" ? choice : /^(?:and|plus|with|only)\b/iu.test(own) ? `${choice}, ${own}` : own;
}
