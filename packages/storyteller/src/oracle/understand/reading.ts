import type { Act, Meaning } from "#contracts/play/reading";

export type { Act, Meaning };

/** How it is done, where the words say so. */
export type Manner = "careful" | "bold" | "kind" | "harsh" | "sly" | "plain";

/** Who and what is in the scene: what the player's words can be about. */
export interface ReadingScene {
  readonly place: string;
  readonly people: readonly { readonly name: string; readonly role: string; readonly aliases?: readonly string[] }[];
  readonly things: readonly string[];
  readonly exits: readonly string[];
  readonly foes: readonly string[];
  readonly inventory: readonly string[];
  readonly hero: string;
  /** Names of the story that are not here: people and places a question can be about. */
  readonly elsewhere?: readonly string[];
}

/** The player's words, understood. */
export interface Reading extends Meaning {
  /** The acts of a compound in the order in which they are said; empty for every other act. */
  readonly also: readonly Act[];
  /** Of a compound: its single acts, each with its own target and the part of the text that says it. */
  readonly parts: readonly (Meaning & { readonly text: string })[];
  /** What it is done with, as the player or the scene names it; null where nothing is named. */
  readonly instrument: string | null;
  /** What a talk or a question is about, in the player's words; empty where nothing is named. */
  readonly topic: string;
  /** Words spoken aloud, without their quotation marks; empty where nothing is quoted. */
  readonly speech: string;
  readonly manner: Manner;
  /** Whether the reading can be acted on. Where it is false, the player is asked which of `alternatives` is meant. */
  readonly sure: boolean;
  /** Other readings, the likeliest first; at most two. Never the reading itself. */
  readonly alternatives: readonly Meaning[];
}
