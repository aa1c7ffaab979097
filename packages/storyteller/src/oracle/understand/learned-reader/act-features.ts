import { storedPattern } from "../../patterns.ts";
import { singular } from "#english/inflection";
import type { Mention } from "../entities.ts";
import type { Message } from "./message.ts";
import { usesIn } from "./uses.ts";
import { nounKinds, plainSense, verbIn } from "../lexicon/vocabulary.ts";

/** Words that often come before the first verb of a message and say nothing about the act. */
const BEFORE_VERB = new Set(["i", "we", "you", "he", "she", "they", "hero", "then", "so", "ok", "and", "now", "just"]);

/** Words that come before a noun. After one of them a word is a noun and not a verb. */
const AS_NOUN = storedPattern("act-features as noun", "u");

interface Word {
  /** The word as the player typed it. A name is replaced by the kind of entity that it names ("<person>"). */
  readonly text: string;
  /** The word's dictionary form. */
  readonly base: string;
  readonly spoken: boolean;
}

/**
 * The words of a message. Each name is replaced by the kind of entity that it names, so that what the reader learned applies to every
 * scene.
 */
function abstractWords({ tokens, mentions, spoken }: Message): readonly Word[] {
  const starts = new Map<number, Mention>(mentions.map((mention) => [mention.start, mention]));
  const out: Word[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) continue;
    const mention = starts.get(at);
    const text = mention === undefined ? token.text : `<${mention.entity.kind}>`;
    const base = mention === undefined ? (verbIn(text)?.lemma ?? singular(text)) : text;
    out.push({ text, base, spoken: spoken[at] ?? false });
    if (mention !== undefined) at = Math.max(at, mention.end - 1);
  }
  return out;
}

/**
 * The features of a message for the learned reader of acts: words, pairs of words, the first words, verbs with their dictionary sense,
 * punctuation marks, and the kinds of names. Words in direct speech have other features than words of narration. A feature is a short
 * string, and no feature occurs twice.
 */
export function actFeatures(message: Message): readonly string[] {
  const { text, scene, mentions } = message;
  const all = new Set<string>(["bias"]);
  const words = abstractWords(message);
  let verbs = 0;
  const content: string[] = [];
  let before = "^";
  for (const { text: word, base, spoken } of words) {
    const named = word.startsWith("<");
    const voice = spoken ? "q" : "w";
    all.add(`${voice} ${base}`);
    all.add(`${voice}2 ${before} ${base}`);
    const previous = before;
    before = base;
    if (!spoken && !BEFORE_VERB.has(word) && word !== "<hero>" && /\p{L}/u.test(word)) content.push(base);
    if (named) continue;
    for (const kind of nounKinds(word)) all.add(`k ${kind}`);
    // In "Show her the two cheats", "cheats" comes after an article or a number, so it is a noun and not a verb.
    const sense = AS_NOUN.test(previous) ? undefined : plainSense(base);
    if (sense !== undefined && verbIn(word) !== null) {
      if (verbs === 0) all.add(`${voice}s1 ${sense}`);
      all.add(`${voice}s ${sense}`);
      verbs++;
    }
  }
  const [first = "", second = ""] = content;
  const last = words.findLast(({ text: word }) => /\p{L}/u.test(word));
  all.add(`1 ${first}`);
  all.add(`2 ${first} ${second}`);
  all.add(`p1 ${first.slice(0, 4)}`);
  all.add(`z ${last?.base ?? ""}`);
  for (const kind of new Set(mentions.map(({ entity }) => entity.kind))) all.add(`n ${kind}`);
  const firstNamed = mentions.find(({ entity }) => entity.kind !== "hero");
  const firstKind = firstNamed?.entity.kind ?? "none";
  all.add(`n1 ${firstKind}`);
  all.add(`1n ${first} ${firstKind}`);
  const opening = words[0];
  const opener = /^\W*(?:i|we|you)\b/iu.test(text)
    ? "i"
    : opening?.text === "<hero>"
      ? "hero"
      : opening?.text === "<person>"
        ? "person"
        : "bare";
  all.add(`o ${opener}`);
  if (words.some(({ spoken }) => spoken)) all.add("quoted");
  if (opening?.spoken === true) all.add("opens quoted");
  if (words.length > 0 && words.every(({ spoken }) => spoken)) all.add("all quoted");
  if (text.includes("?")) all.add("question");
  if (text.trimEnd().endsWith("?")) all.add("ends question");
  if (text.includes("!")) all.add("shout");
  if (/^[^,]{1,20},/u.test(text)) all.add("early comma");
  if (last?.text === "<person>") all.add("ends with person");
  if (scene.foes.length > 0) {
    all.add("fight");
    all.add(`fight ${first}`);
    all.add(`fight n1 ${firstKind}`);
  }
  // "Powder my nose" belongs to the restroom, and so to a way out of the scene.
  const used = [...usesIn(message)].find(([, { order, words: count }]) => count > 0 && order === "first")?.[0];
  if (used !== undefined && mentions.every(({ entity }) => entity !== used)) {
    all.add(`u ${used.kind}`);
    all.add(`u ${used.kind} ${firstKind}`);
    all.add(`u ${used.kind} ${first}`);
  }
  const { length } = words;
  all.add(`len ${length <= 2 ? length : length <= 6 ? "short" : length <= 14 ? "mid" : "long"}`);
  if (verbs === 0) all.add("no verb");
  return [...all];
}
