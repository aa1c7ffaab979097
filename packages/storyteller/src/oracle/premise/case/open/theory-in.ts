import { verbOf } from "#english/inflection";
import { capitalise } from "#english/noun-phrase";
import { isKnownVerb } from "#english/past-tense";
import { pattern, storedPattern } from "../../../patterns.ts";
import { withCapitals } from "../../lore/capitals.ts";
import { entriesIn, shortName } from "../../lore/lore.ts";
import { contentWords, kindOfNoun } from "../../lore/nouns.ts";
import { personIn, pronounMeans } from "../../moves/people/who.ts";
import type { Turn } from "../../turn.ts";
import type { Message, Part } from "../../words/clauses.ts";
import { toSecondPerson } from "../../words/person-words.ts";
import { whereItSays } from "./says-where.ts";
import { ENOUGH, isUnsolved, piecesFound } from "./open-story.ts";

/** What the player says the matter of an open story is: a theory, and no plan, no opinion of somebody, and no question. */

export interface Theory {
  /** A whole sentence, with "you" for the hero. */
  readonly sentence: string;
  /** False where the words may have been meant otherwise: the player is asked. */
  readonly sure: boolean;
  /** What the message says before it. */
  readonly before: string;
}

const LEAD = storedPattern("theory lead");
/** "My theory: …", "it must be that …": nothing else can be meant. */
const PLAINLY = storedPattern("theory plainly");
/** "It is X who …", "it was X, because …", "the culprit is X". */
const BARE = storedPattern("theory bare");
const PLAN = storedPattern("theory plan");
const OPINION = storedPattern("theory opinion");
const CAUSE = storedPattern("theory cause");
const TELLS = storedPattern("theory tells");
const NAMES = storedPattern("theory names");
/** How a question opens, whatever stands at its end. */
const ASKS = storedPattern("theory-in asks");
/** Who is called at the beginning. */
const CALL = /^((?:the |my |old )?\p{L}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){0,2}), /u;

/** The theory in a message; null where it has none. */
export function theoryIn(turn: Turn, message: Message): Theory | null {
  const typed = message.text;
  const all = typed.match(/[^.!?…]+(?:[.!?…]+["”’]?|$)/gu)?.map((each) => each.trim()) ?? [];
  for (const [at, sentence] of all.entries()) {
    const found = inSentence(turn, sentence, at === 0 ? message : null);
    if (found === null) continue;
    // What follows and goes on stating belongs to it.
    const rest: string[] = [];
    for (const next of all.slice(at + 1)) {
      if (
        /[?“"]/u.test(next) ||
        ASKS.test(next) ||
        PLAN.test(next) ||
        /^(?:then |now |so )?i (?!am\b|was\b)/iu.test(next)
      )
        break;
      rest.push(asSentence(turn, next));
    }
    const sentenceAll = [found.sentence, ...rest].join(" ");
    return {
      sentence: sentenceAll.length > 380 ? found.sentence.slice(0, 380) : sentenceAll,
      sure: found.sure,
      before: all.slice(0, at).join(" "),
    };
  }
  return null;
}

function inSentence(turn: Turn, sentence: string, message: Message | null): Omit<Theory, "before"> | null {
  const [part] = message?.parts.length === 1 ? message.parts : [];
  const words = spokenIn(part) ?? sentence.replace(/^["“]|["”]$/gu, "");
  const accused = accusedIn(turn, part, sentence);
  if (accused !== "") return { sentence: accused, sure: true };
  // "I think that it is Jory who …": without what leads it.
  if (BARE.test(words) && !/\bI (?:think|believe|suspect|guess)\b/iu.test(words) && !words.endsWith("?"))
    return claim(turn, bared(words), true);
  // "Doctor, I think that …": it is said to them, too.
  const [call = "", name = ""] = CALL.exec(words) ?? [];
  const isCalled = LEAD.exec(words) === null && call !== "" && personIn(turn, name) !== undefined;
  const lead = LEAD.exec(isCalled ? words.slice(call.length) : words)?.[0] ?? "";
  if (isCalled && lead !== "") {
    const found = claim(turn, words.slice(call.length + lead.length), false, PLAINLY.test(lead));
    return found === null ? null : { ...found, sure: false };
  }
  if (lead !== "") {
    const isPlain = PLAINLY.test(lead);
    if (words.endsWith("?") && !/\b(?:what if|could it|can it|possible)\b/iu.test(lead)) return null;
    // "It must be the moss": it is the moss.
    const plain = words.slice(lead.length);
    const is = /\b(?:must|has to|can only) be $/iu.test(lead) ? "it is " : "";
    return claim(turn, `${is}${plain}`, isPlain, isPlain);
  }
  // "It is Ines Calder!": behind it, or here.
  const [, named = ""] = pattern("theory-in in sentence").exec(words) ?? [];
  if (named !== "" && named.split(" ").length < 5 && personIn(turn, named)?.kind === "person")
    return claim(turn, named, false, true);
  // "The bells ring because …"
  if (CAUSE.test(words) && !words.endsWith("?") && isOfMatter(turn, words) && part?.kind === "state")
    return claim(turn, words, true);
  const where =
    part === undefined || part.kind === "state" || (part.kind === "say" && part.direct)
      ? whereItSays(turn, words)
      : null;
  if (where !== null) return claim(turn, where, true);
  const said = part?.kind === "say" && !part.direct ? TELLS.exec(`${part.verb} ${part.words}`)?.[1] : undefined;
  // What one tells of oneself explains nothing.
  return said === undefined || /^(?:I|my|we|our)\b/iu.test(said) || !hasClause(said) || isKnownAlready(turn, said)
    ? null
    : claim(turn, said, false);
}

/** What is said aloud, where the message is nothing but that. */
const spokenIn = (part: Part | undefined): string | null =>
  part?.kind === "say" && part.direct ? (/^[^.!?…]+[.!?…]*/u.exec(part.words)?.[0] ?? null) : null;

/** "I accuse Bram of hiding the readings": it is Bram. */
function accusedIn(turn: Turn, part: Part | undefined, sentence: string): string {
  const frame = part?.kind === "say" && !part.direct ? `${part.verb} ${part.words}` : sentence.replace(/^i /iu, "");
  const [, name = "", of = ""] = NAMES.exec(frame) ?? [];
  const who = name === "" ? undefined : personIn(turn, name);
  if (who === undefined) return "";
  const deed = of.replace(/[.!]+$/u, "");
  return `${capitalise(shortName(who))} is behind it${deed === "" ? "" : `, by ${toSecondPerson(deed)}`}.`;
}

/** The words as a claim; null where they explain nothing. */
function claim(turn: Turn, words: string, isSure: boolean, isPlain = false): Omit<Theory, "before"> | null {
  const plain = words
    .replace(/^[,:;–—\s“"]+|["”]$/gu, "")
    .replace(/[.!?…\s]+$/u, "")
    .replace(/,? (?:right|isn't it|don't you think)$/iu, "");
  if (PLAN.test(plain) || plain.split(" ").length < 2) return null;
  const who = entriesIn(turn.lore, plain).find(({ kind }) => kind === "person");
  // "I suspect Bram": it is Bram.
  const isName = who !== undefined && plain.split(" ").length < 4 && !hasClause(plain);
  if (isName)
    return isSure || isPlain ? { sentence: `${capitalise(shortName(who))} is behind it.`, sure: isSure } : null;
  if (!isPlain && OPINION.test(plain)) return null;
  const where = whereItSays(turn, plain);
  if (where !== null && where !== plain) return claim(turn, where, isSure, isPlain);
  const he = /^(?:he|she)\b/iu.exec(plain)?.[0];
  const meant = he === undefined ? undefined : pronounMeans(turn, he);
  const named = meant === undefined ? plain : plain.replace(/^(?:he|she)\b/iu, shortName(meant));
  const isClause = hasClause(named) || named.split(" ").length > 7;
  const whole = isClause ? named : `it is ${named}`;
  if (!isPlain && !isClause && !isOfMatter(turn, named)) return null;
  const isOf = isPlain || isSure || CAUSE.test(whole) || isOfMatter(turn, whole);
  return { sentence: asSentence(turn, whole), sure: isOf };
}

/** "So it's Reeve who …": it is Reeve who. */
const bared = (words: string): string => words.replace(pattern("theory opens"), "").replace(/^it['’]s\b/iu, "it is");

/** The words with "you" for the hero, as a sentence. */
const asSentence = (turn: Turn, words: string): string =>
  `${capitalise(
    withCapitals(turn.lore, ` ${toSecondPerson(words)}`)
      .trim()
      .replace(/[.!?…\s]+$/u, ""),
  )}.`;

/** Whether words bear on what the hero wants to know: the aim, what it is about, what was found. */
export function isOfMatter(turn: Turn, text: string): boolean {
  const kept = turn.memo.case!;
  const known = contentWords(`${kept.aim} ${kept.prize.words} ${kept.threat} ${turn.memo.clues.join(" ")}`);
  return [...contentWords(text)].some((word) => known.has(word));
}

/** Whether a question is about something else than the matter of an open story: "how old are you?", and not "who leaves the rope there?". */
export const isBesideMatter = (turn: Turn, question: string): boolean => isUnsolved(turn) && isBeside(turn, question);

/** The same for any story. */
const isBeside = (turn: Turn, question: string): boolean =>
  turn.memo.case !== null && !pattern("theory of matter").test(question) && !isOfMatter(turn, question);

/** Whether words only repeat what was found, or what is asked. */
function isKnownAlready(turn: Turn, text: string): boolean {
  const words = [...contentWords(text)];
  const { aim } = turn.memo.case!;
  return (
    words.length < 2 || [aim, ...turn.memo.clues].some((each) => words.every((word) => contentWords(each).has(word)))
  );
}

const BE = storedPattern("theory-in be");
/** Before these a word is no verb of its own: "the ring", "to ring". */
const NO_VERB_AFTER = storedPattern("theory-in no verb after");
const OBJECT = storedPattern("theory-in object");
/** Whether words say that somebody or something does or is anything. */
function hasClause(text: string): boolean {
  const words = text.split(/[^\p{L}'’]+/u).filter((word) => word !== "");
  return words.some((word, at) => {
    if (at === 0) return /^(?:it|he|she|they|there|that)['’](?:s|re)$/iu.test(word);
    if (BE.test(word)) return true;
    if (/^\p{Lu}/u.test(word) || NO_VERB_AFTER.test(words[at - 1]!)) return false;
    if (kindOfNoun(word.toLowerCase()) !== null && !OBJECT.test(words[at + 1] ?? "")) return false;
    // "dims the lamps": a word that no list has, with an object.
    if (/(?:\p{Ll}s|ed)$/u.test(word) && OBJECT.test(words[at + 1] ?? "")) return true;
    return isKnownVerb(word.toLowerCase()) || /^(?:s|past)$/u.test(verbOf(word.toLowerCase(), isKnownVerb)?.form ?? "");
  });
}

/** Whether the hero has pieces enough for a theory without a higher risk. */
export const hasEnough = (turn: Turn): boolean => piecesFound(turn) >= ENOUGH;
