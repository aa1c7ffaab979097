import type { Mention } from "./entities.ts";
import type { Verb } from "#english/inflection";
import type { Token } from "./tokens.ts";

/** What stands after a verb: its object (no preposition), or something after a preposition. */
export interface Phrase {
  readonly preposition: string | null;
  readonly tokens: readonly Token[];
  readonly mentions: readonly Mention[];
  /** The kinds of what it names, as letters (`lexicon/frames.ts`). */
  readonly kinds: string;
}

/** What is said of doing it, beside the doing. */
export type Mood = "does" | "plans" | "denies" | "did before";

/** One thing that the player says is done. */
export interface Clause {
  readonly subject: "hero" | "other" | "none";
  /** Who does it, where it is somebody else. */
  readonly actor: Mention | null;
  readonly verb: Verb | null;
  readonly mood: Mood;
  /** Whether the verb is only guessed from how it is spelt. */
  readonly guessed: boolean;
  readonly phrases: readonly Phrase[];
  /** Prepositions and particles after the verb. */
  readonly particles: readonly string[];
  /** Every word after the verb, as it stands and in the singular. */
  readonly words: ReadonlySet<string>;
  /** What is done it for ("to read the letter"), which motions and gestures give way to. */
  readonly purpose: Clause | null;
  /** Names in what follows the clause: causes, times, what is said. */
  readonly tail: readonly Mention[];
  readonly start: number;
  readonly end: number;
  /** The words after the verb, in order. */
  readonly said: readonly string[];
  /** The first word after the verb. */
  readonly next: string;
  /** Adverbs and the like before and after the verb. */
  readonly tokens: readonly Token[];
}
