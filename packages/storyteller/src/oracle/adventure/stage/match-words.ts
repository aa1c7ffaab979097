import { remember } from "../../../remember.ts";
import { pattern, storedPattern } from "../../patterns.ts";
import { lexicon } from "../../understand/lexicon/lexicon.ts";

/** Irregular forms with their stems. This file compares a player's words with an author's; all forms of a word count as the same. */

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    hung: "hang",
    gave: "give",
    given: "give",
    told: "tell",
    said: "say",
    took: "take",
    taken: "take",
    went: "go",
    gone: "go",
    held: "hold",
    broke: "break",
    broken: "break",
    spoke: "speak",
    dug: "dig",
    lit: "light",
    knives: "knife",
    loaves: "loaf",
    shelves: "shelf",
    wolves: "wolf",
    children: "child",
    shook: "shake",
    stole: "steal",
    wrote: "write",
    written: "write",
    threw: "throw",
    thrown: "throw",
    brought: "bring",
    left: "leave",
    kept: "keep",
    swore: "swear",
    sang: "sing",
    sung: "sing",
    // Without their last letter these would be other words: "note" and "not", "hate" and "hat", "bite" and "a bit", "hiss" and "his".
    here: "here",
    note: "note",
    notes: "note",
    hiss: "hiss",
    hate: "hate",
    hates: "hate",
    hated: "hate",
    bite: "bite",
    bites: "bite",
    biting: "bite",
    wine: "wine",
    wines: "wine",
    stare: "stare",
    stares: "stare",
    plane: "plane",
    cape: "cape",
    hope: "hope",
    hopes: "hope",
    hoping: "hope",
    tape: "tape",
    bare: "bare",
    saw: "see",
    seen: "see",
  }),
);

/** The stem of a word: the word without English endings. */
const stem = remember((word) => {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length <= 3) return word;
  const bare = word.replace(/(?:'s|s')$/u, "");
  for (const [ending, instead] of ENDINGS) {
    if (bare.endsWith(ending) && bare.length - ending.length >= 3) {
      const rest = bare.slice(0, bare.length - ending.length) + instead;
      return rest.replace(/([bdgmnprt])\1$/u, "$1").replace(/e$/u, "");
    }
  }
  return bare.replace(/e$/u, "");
});

const ENDINGS: readonly (readonly [string, string])[] = [
  ["ies", "y"],
  ["ied", "y"],
  ["ing", ""],
  ["ed", ""],
  ["es", ""],
  ["s", ""],
];

const isWord = /[\p{L}\p{M}\p{N}']+/gu;

/** The words of a text as stems, in their order. 'Words in single quotation marks' are the same words. */
export const stemsOf: (text: string) => readonly string[] = remember((text) =>
  (text.normalize("NFC").toLowerCase().replaceAll("’", "'").replaceAll("no one", "nobody").match(isWord) ?? []).map(
    (word) => stem(word.includes("'") ? word.replaceAll(/^'+|'+$/gu, "") : word),
  ),
);

let sameWords: ReadonlyMap<string, ReadonlySet<string>> | null = null;
/** The stems of words that players use for each other (`synonyms.players` of the lexicon), each with its group. */
function same(): ReadonlyMap<string, ReadonlySet<string>> {
  if (sameWords) return sameWords;
  const all = new Map<string, Set<string>>();
  for (const group of lexicon().synonyms.players.map((line) => line.split(" ").map(stem)))
    for (const word of group) all.set(word, new Set([...(all.get(word) ?? []), ...group]));
  return (sameWords = all);
}

/** How well a player's word matches a pattern's word: 1 for the same word, less for a verb of the same meaning, 0 otherwise. */
function fits(alternatives: readonly string[], word: string): number {
  if (alternatives.includes(word)) return 1;
  const group = same().get(word);
  return group !== undefined && alternatives.some((each) => group.has(each)) ? 0.9 : 0;
}

/** The words of a pattern as stems, each with its alternatives. */
const parsed = remember((pattern) =>
  pattern.split(/\s+/u).map((word) => word.split("|").map((each) => stem(each.toLowerCase()))),
);

/** Words with little meaning. A pattern that is only one of them matches only a short text. */
const LITTLE = new Set(["no", "yes", "why", "i", "it", "him", "her", "them", "go", "say", "tell", "wait"].map(stem));
const SHORT = 4;

/** The stem of "I'll" is also "I" and "will". */
const inFull = (word: string): string[] => {
  if (!word.includes("'")) return [word];
  const [, who = "", ending = ""] = pattern("match-words in full", "u").exec(word) ?? [];
  return who === "" ? [word] : [word, who, VERBS[ending]!];
};
const VERBS: Readonly<Record<string, string>> = { m: "am", r: "are", v: stem("have"), ll: "will", d: "would" };

/** The words of a text, prepared for comparing them with many patterns. */
interface Said {
  /** The stems, with those of short forms in full. */
  readonly full: readonly string[];
  /** Each of `full`, and the words of the same meaning. */
  readonly fullOrAlike: ReadonlySet<string>;
  /** Each stem as it was said, and the words of the same meaning. */
  readonly alike: ReadonlySet<string>;
}

const saidBy = new WeakMap<readonly string[], Said>();

/** Prepares the stems of a text once: a turn compares them with each name and pattern of an adventure. */
function saidOf(stems: readonly string[]): Said {
  let said = saidBy.get(stems);
  if (said === undefined) {
    const full = stems.flatMap(inFull);
    const alike = withAlike(stems);
    said = { full, alike, fullOrAlike: full.length === stems.length ? alike : withAlike(full) };
    saidBy.set(stems, said);
  }
  return said;
}

function withAlike(words: readonly string[]): ReadonlySet<string> {
  const all = new Set(words);
  for (const word of words) for (const other of same().get(word) ?? []) all.add(other);
  return all;
}

const ANY = "*";
/** First words of an answer that only names something. */
const NAMING = new Set("a an the our two three crossed just nothing only half one".split(" ").map(stem));

/**
 * How many words of a pattern a text contains, if it contains all of them. Each needs its own word, or a verb of the same meaning. 0 if
 * one is missing.
 * @param pattern `*` for anything that is only named; otherwise words separated by spaces, with alternatives separated by `|`
 */
export function matches(pattern: string, stems: readonly string[]): number {
  // Naming a thing answers a question that accepts any answer.
  if (pattern.startsWith("=")) return matchesWhole(pattern.slice(1).trim(), stems);
  if (pattern === ANY) return NAMING.has(stems[0] ?? "") ? 0.5 : 0;
  const words = parsed(pattern);
  const { full, fullOrAlike } = saidOf(stems);
  // Nearly every pattern has a word that nobody said.
  for (const alternatives of words) if (!alternatives.some((word) => fullOrAlike.has(word))) return 0;
  const free = [...full];
  let sum = 0;
  for (const alternatives of words) {
    let at = free.findIndex((each) => alternatives.includes(each));
    if (at === -1) at = free.findIndex((each) => fits(alternatives, each) > 0);
    if (at === -1) return 0;
    sum += fits(alternatives, free[at]!);
    free.splice(at, 1);
  }
  if (words.length === 1 && stems.length > SHORT && words[0]!.every((word) => LITTLE.has(word))) return 0;
  return sum;
}

/** Words without meaning of their own in a name or a topic. */
const EMPTY = storedPattern("match-words empty", "u");

/** Last words of a topic that do not stand for all of it: "sing something" is not meant by "hiding something". */
const VAGUE_END = storedPattern("match-words vague end", "u");

/** The meaningful words of a name or a topic of the adventure, as stems. */
const topicStems = remember((name) => stemsOf(name).filter((word) => !EMPTY.test(word)));

/** Whether a text has the last word of one of these names itself, and no other verb of its meaning: "break" is no wreck. */
export const hasName = (names: readonly string[], stems: readonly string[]): boolean =>
  mentions(names, stems) >= 1 && names.some((name) => stems.includes(stemsOf(name).at(-1) ?? ""));

/** Words that add nothing to a question. */
const BESIDE = storedPattern("match-words beside", "u");

/** How well a pattern matches a text that says nothing else: "= why you here" is not "why are you here with a cutlass". */
function matchesWhole(pattern: string, stems: readonly string[]): number {
  const fit = matches(pattern, stems);
  if (fit === 0) return 0;
  const own = parsed(pattern);
  const isOwn = (word: string) => own.some((alternatives) => fits(alternatives, word) > 0);
  return stems.every((word) => BESIDE.test(word) || isOwn(word)) ? fit : 0;
}

/**
 * How many of these names and topics a text mentions. A name of several words counts more. A topic with `|` is a pattern, and one that
 * begins with `=` is a pattern for the whole text.
 */
export function mentions(names: readonly string[], stems: readonly string[]): number {
  let best = 0;
  let sum = 0;
  const { alike } = saidOf(stems);
  for (const name of names) {
    if (name.startsWith("=") || name.includes("|")) {
      const fit = matches(name, stems);
      best = Math.max(best, fit);
      if (fit > 0) sum += 1;
      continue;
    }
    const words = topicStems(name);
    if (words.length === 0) continue;
    const whole = words.every((word) => alike.has(word));
    // "Take the lantern" means the door lantern, and "Mrs Achard" means Prudence Achard: the last word of a name is enough.
    if (!whole && (!stems.includes(words.at(-1)!) || VAGUE_END.test(words.at(-1)!))) continue;
    best = Math.max(best, whole ? words.length : 0.5);
    if (whole) sum += 1;
  }
  return best === 0 ? 0 : best + Math.max(0, sum - 1) * 0.5;
}
