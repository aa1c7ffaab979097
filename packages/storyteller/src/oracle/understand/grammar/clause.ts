import type { Mention } from "../entities.ts";
import type { Verb } from "#english/inflection";
import type { Token } from "../tokens.ts";

/** A part of the clause after the verb: an object, or words with a preposition. `preposition` is null for an object. */
export interface Phrase {
  readonly preposition: string | null;
  readonly tokens: readonly Token[];
  readonly mentions: readonly Mention[];
  /** The kinds of the things that the phrase names, as letters (`lexicon/lexicon.ts`). */
  readonly kinds: string;
}

/** Whether the hero does it now, only plans it, does not do it, or did it earlier. */
export type Mood = "does" | "plans" | "denies" | "did before";

/** One action in the player's words, with its parts. */
export interface Clause {
  readonly subject: "hero" | "other" | "none";
  /** The person who acts, if it is not the hero. */
  readonly actor: Mention | null;
  readonly verb: Verb | null;
  readonly mood: Mood;
  /** True if the verb was misspelt and its meaning is only a guess. */
  readonly guessed: boolean;
  readonly phrases: readonly Phrase[];
  /** Prepositions and particles after the verb. */
  readonly particles: readonly string[];
  /** Every word after the verb, as written and in the singular. */
  readonly words: ReadonlySet<string>;
  /** The purpose of the action ("to read the letter"). If the main verb is only a motion or a gesture, the purpose is the act. */
  readonly purpose: Clause | null;
  /** Names in words after the clause: causes, times, reported speech. */
  readonly tail: readonly Mention[];
  readonly start: number;
  readonly end: number;
  /** The words after the verb, in order. */
  readonly said: readonly string[];
  /** The first word after the verb. */
  readonly next: string;
  /** Adverbs and similar words before and after the verb. */
  readonly tokens: readonly Token[];
}
