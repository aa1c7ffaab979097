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
  /** What people say to the hero in a story of the player's own, by manner and by sort of reply (`premise/moves/replies.ts`). */
  readonly manners: Readonly<Record<string, readonly (readonly string[])[]>>;
  /** How a deed ends badly (`miss`), in a sentence. How it ends well is in the cases (`premise/case/case-content.ts`). */
  readonly outcomes: Readonly<Record<string, readonly string[]>>;
  /** Aims (`aim`) that are proposed to a player whose texts have none (`premise/moves/open-question.ts`). */
  readonly proposals: Readonly<Record<string, readonly string[]>>;
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
  /** Nouns that may mean a thing or a person of the scene which has another name. Each text is one group of synonyms. */
  readonly synonyms: Readonly<Record<"things" | "roles", readonly string[]>>;
  /** Words in a name or a role that show whether somebody is a woman or a man. */
  readonly genders: Readonly<Record<"female" | "male", string>>;
  /**
   * What is done with things, places and people of a sort, and what belongs to them: nouns, and after ` : ` the words by which a message
   * may mean one of them without naming it ("call my wife" means the phone; `learned-reader/uses.ts`).
   */
  readonly uses: readonly string[];
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
