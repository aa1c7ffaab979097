import { type Intent, ORACLE_PHRASES, VERBS } from "./verbs.ts";
import { stems, type Words } from "./words.ts";

/** Which verb said it, and where: what follows it is what the action is about. */
export interface Reading {
  readonly intent: Intent;
  /** Index of the first token after the verb or phrase; 0 where no verb was found. */
  readonly after: number;
}

interface Match {
  readonly intent: Intent;
  readonly strength: number;
  readonly length: number;
  readonly at: number;
}

const NEGATIONS = new Set([
  "not",
  "don't",
  "dont",
  "never",
  "without",
  "instead",
  "won't",
  "can't",
  "cannot",
  "nor",
  "avoid",
]);
/** A verb's word after one of these is a noun: "the rest", "a fight", "his watch". */
const BEFORE_A_NOUN = new Set(
  "the a an my his her their this that your our some any no of another every old".split(" "),
);
/** The single word of a phrase → every phrase that begins with it, inflected forms looked up through stems(). */
const BY_FIRST_WORD = Map.groupBy(
  VERBS.flatMap(({ intent, strength, phrases }) =>
    phrases.map((phrase) => ({ intent, strength, words: phrase.split(" ") })),
  ),
  ({ words }) => words[0]!,
);

const YES_NO =
  /^(?:so |and |but |wait |hm+ |well )?(?:is|are|am|was|were|do|does|did|can|could|will|would|should|has|have|had|might|may|isn't|aren't|doesn't|won't)\b/u;
const ADDRESSED =
  /^(?:can|could|will|would|do|are|have|did|were) you\b|^(?:who|what) are you\b|^what(?:'s| is) your\b/u;
const SEES =
  /\b(?:do|can|could|what|where|who|how|does|will) (?:\w+ ){0,2}i (?:\w+ )?(?:see|hear|smell|notice|feel)\b|^(?:where am i|who is here|who's here|what is here|what's here|what is (?:this|it) (?:place|like)|describe)\b/u;
const REMEMBERS = /^(?:who|what|where|when|why|how) (?:is|was|are|were|did|do|does|happened)\b/u;

/** Reads what a player is up to. `someoneHere` decides whether "Can you …?" speaks to a person or to the table. */
export function readIntent({ plain, tokens }: Words, someoneHere: boolean): Reading {
  const said = withoutSpeech(plain);
  if (ORACLE_PHRASES.test(said)) return { intent: "ask", after: 0 };
  if (/\bbuys? \S+ an? (?:\w+ )?(?:drink|ale|beer|wine|meal|round|cup|supper)\b/u.test(said))
    return { intent: "give", after: tokens.length };
  if (plain.endsWith("?") && !plain.startsWith('"')) {
    const asked = readQuestion(said, someoneHere);
    if (asked !== null) return { intent: asked, after: 0 };
  }
  const outside = said.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];
  const best = matches(outside).reduce<Match | null>((a, b) => (a === null || better(b, a) ? b : a), null);
  if (said !== plain && (best === null || best.strength < 3)) return { intent: "talk", after: 0 };
  if (best === null) return { intent: plain.endsWith("?") ? "ask" : "other", after: 0 };
  const after = said === plain ? best.at + best.length : tokens.indexOf(outside[best.at]!) + best.length;
  return { intent: best.intent, after };
}

function readQuestion(plain: string, someoneHere: boolean): Intent | null {
  if (ADDRESSED.test(plain) && someoneHere) return "talk";
  if (/\b(?:do i|have i|did i) (?:remember|know|recall|met|meet|heard?|learned?)\b/u.test(plain)) return "recall";
  if (SEES.test(plain)) return "look";
  if (YES_NO.test(plain)) return "ask";
  if (
    /^(?:so |and |but )?(?:where (?:can|might|do|should|would) (?:i|we) find|who knows|why (?:does|do|is|are|did|will|would)|how (?:do|can|did|does|long|many|much|far)|what (?:happens|happened|if|about|does|do|will|time))\b/u.test(
      plain,
    )
  )
    return "recall";
  if (REMEMBERS.test(plain)) return "recall";
  return null;
}

/** The text without what stands between quotes: a shouted "Attack!" is talk. */
function withoutSpeech(plain: string): string {
  return plain.replace(/"[^"]*"?/gu, " ").trim();
}

function matches(tokens: readonly string[]): Match[] {
  return tokens.flatMap((token, at) => {
    if (negated(tokens, at)) return [];
    return stems(token)
      .flatMap((stem) => BY_FIRST_WORD.get(stem) ?? [])
      .filter(({ words }) => words.every((word, i) => i === 0 || tokens[at + i] === word))
      .filter(({ words }) => words.length > 1 || !BEFORE_A_NOUN.has(tokens[at - 1] ?? ""))
      .map(({ intent, strength, words }) => ({ intent, strength, length: words.length, at }));
  });
}

function negated(tokens: readonly string[], at: number): boolean {
  return NEGATIONS.has(tokens[at - 1] ?? "") || NEGATIONS.has(tokens[at - 2] ?? "");
}

function better(a: Match, b: Match): boolean {
  if (a.strength !== b.strength) return a.strength > b.strength;
  if (a.length !== b.length) return a.length > b.length;
  return a.at < b.at;
}
