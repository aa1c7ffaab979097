import type { Ability } from "#contracts/options";
import stored from "#storyteller/oracle-lexicon" with { type: "json" };
import type { Act } from "../reading.ts";

/** The sense of a clause: an act, or a gesture, which does not count beside an act. */
export type Sense = Act | "gesture";

/** Words and what they mean in a story, and lines that are told (`packages/content/assets/oracle/lexicon.json`). */
export interface Lexicon {
  /** Verbs that mean the same act whatever words are around them, as base forms. */
  readonly verbs: Readonly<Partial<Record<Sense, readonly string[]>>>;
  /**
   * Idioms that mean another act than their verb alone. They begin with the base form of the verb. `_` stands for one to six words, `~`
   * means that no object follows, `my` stands for every possessive, `myself` for every reflexive. They are tried before the frames, the
   * longest first.
   */
  readonly idioms: Readonly<Partial<Record<Sense, readonly string[]>>>;
  /**
   * Verbs whose act depends on the words around them. An entry is a list of rules, with semicolons between them; the first rule that
   * matches decides. If none matches, `verbs` decides. A rule has conditions and, after `>`, the sense; all conditions must be true. `=a,b`:
   * the object contains one of these words. `*a,b`: any word after the verb. `+a,b`: a particle or preposition after the verb. `^a,b`: the
   * next word. `@ptf…`: the object is of one of these kinds. `#ptf…`: something after a preposition is. `fight` or `calm`: whether there are
   * foes. A leading `!` negates a condition. Kinds: p person, f foe, t thing, x exit, i item that the hero carries, s the hero, w weapon,
   * d something to read, c container, e food or drink, m money, b part of the hero's body, z spell, l place, o door, n no object,
   * u something that the scene does not name, a animal.
   */
  readonly frames: Readonly<Record<string, string>>;
  /** Common nouns by kind, with the letters of `frames`. They give the kind of an object that the scene does not name. */
  readonly nouns: Readonly<Record<string, readonly string[]>>;
  /** Other ordinary words. They are no misspellings of verbs. */
  readonly common: readonly string[];
  /** Abbreviations and frequent misspellings, with the words that they stand for. */
  readonly shorthand: Readonly<Record<string, string>>;
  /**
   * Groups of synonyms, with spaces between them: nouns that may mean a thing of the scene which has another name (`things`), and words for
   * people for whom the scene may use another word than the player (`roles`). In adventures: words that players use for each other (`players`).
   * Of verbs, only unambiguous ones are there: "light" and "show" are missing, because they are also nouns.
   */
  readonly synonyms: Readonly<Record<"things" | "roles" | "players", readonly string[]>>;
  /**
   * Base forms of verbs that the list of known verbs does not have (`#english/past-tense`): what heroes do in any text of the player
   * (`deeds`), and other verbs that begin a deed in a message (`messages`).
   */
  readonly moreVerbs: Readonly<Record<"deeds" | "messages", readonly string[]>>;
  /** Words in a name or a role that show whether a person is a woman or a man, words before a name that many people share, and given names that end like a trade ("Walter") or are verbs, too ("Will"). */
  readonly people: Readonly<Record<"female" | "male" | "titles" | "tradeLike" | "verbLike", readonly string[]>>;
  /**
   * German words, with the English words as which they are read. Verbs are stems (without -e, -st, -t, -en, -te …) and other forms if these
   * differ, by the English verb. A verb with a prefix that moves to the end of the clause is in `prefixed`: stem, prefix, English. `marks`
   * are words that only German has, `modals` those before an infinitive, and `english` the commonest English ones.
   */
  readonly german: {
    readonly marks: readonly string[];
    readonly modals: readonly string[];
    readonly english: readonly string[];
    readonly verbs: Readonly<Record<string, readonly string[]>>;
    readonly words: Readonly<Record<string, string>>;
    readonly prefixed: readonly (readonly [stem: string, prefix: string, english: string])[];
  };
  /** The same of French and Spanish: all forms that a player is likely to write, with the English words as which they are read. */
  readonly romance: { readonly marks: readonly string[]; readonly words: Readonly<Record<string, string>> };
  /** The short commands of text adventures: a pattern, and what stands in its place. */
  readonly commands: readonly (readonly [short: string, long: string])[];
  /** How a deed ends badly (`miss`), in a sentence. How it ends well is in the cases (`premise/case/case-content.ts`). */
  readonly outcomes: Readonly<Record<string, readonly string[]>>;
  /** Aims (`aim`) that are proposed to a player whose texts have none (`premise/moves/open-question.ts`). */
  readonly proposals: Readonly<Record<string, readonly string[]>>;
  /** Deeds in doubt: a pattern, the ability, the skill, the stakes, and what a failure harms (`premise/moves/deed.ts`). */
  readonly risks: readonly (readonly [string, Ability, string | null, string, "body" | "mind" | "quiet" | "social"])[];
  /** Words about the game: a pattern, and the answer; the last is for all others (`answers/meta.ts`). */
  readonly metaAnswers: readonly (readonly [string, string])[];
  /** Topics of the rules: a pattern, and the answer (`answers/rules.ts`). */
  readonly rules: readonly (readonly [string, string])[];
  /** Patterns of words to the table (`table-talk.ts`). */
  readonly tableTalk: {
    readonly whole: readonly (readonly [Act, string])[];
    readonly stop: readonly string[];
    readonly meta: readonly string[];
    readonly rules: readonly string[];
    readonly options: readonly string[];
    readonly recall: readonly string[];
  };
  /** Given names by pronoun: `he` and `she`. */
  readonly givenNames: Readonly<Record<string, readonly string[]>>;
  /** Names of our own world that are nobody's: countries, peoples and feasts (`premise/lore/guess-kind.ts`). */
  readonly knownNames: Readonly<Record<"place" | "faction" | "thing", readonly string[]>>;
  /**
   * Common nouns of people, places, things and beasts, by which the names of the player's texts are read; words before which a noun phrase
   * ends (`breaks`), words that say nothing about a sentence's subject (`empty`); last words of
   * groups and of land and water, and formal titles (`premise/lore/nouns.ts`).
   */
  readonly loreNouns: Readonly<
    Record<
      "person" | "place" | "thing" | "creature" | "breaks" | "empty" | "groups" | "grounds" | "formal",
      readonly string[]
    >
  >;
  /**
   * What is done with things, places and people of a sort, and what belongs to them: nouns, and after ` : ` the words by which a message
   * may mean one of them without naming it ("call my wife" means the phone; `learned-reader/uses.ts`).
   */
  readonly uses: readonly string[];
  /** Trades with the places where they are done: a pattern of what somebody is, then patterns of places, the best first (`premise/lore/stands.ts`). */
  readonly trades: readonly (readonly [who: string, ...where: string[]])[];
  /** What is seen on arriving at a kind of place of which the texts say nothing: a pattern of the place's noun, and a sentence (`premise/moves/travel/travel.ts`). */
  readonly arrivals: readonly (readonly [place: string, line: string])[];
}

/** Null in a worker until `setLexicon`, as the learned weights are (docs/decisions/040-load-the-oracles-weights.md). */
let loaded = stored as unknown as Lexicon | null;

/** Whether the lexicon is loaded. */
export const hasLexicon = (): boolean => loaded !== null;

/** Sets the lexicon. A worker calls this once, before the oracle reads a message. */
export function setLexicon(read: Lexicon): void {
  loaded = read;
}

/**
 * The lexicon.
 * @throws Error if it is not loaded
 */
export function lexicon(): Lexicon {
  if (loaded === null) throw new Error("The oracle's lexicon is not loaded: call setLexicon first");
  return loaded;
}
