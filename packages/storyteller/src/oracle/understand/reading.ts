import type { Act, Meaning } from "#contracts/play/reading";

export type { Act, Meaning };

/** The manner of an act, if the words express one. */
export type Manner = "careful" | "bold" | "kind" | "harsh" | "sly" | "plain";

/** Everything in the scene that the player's words can be about. */
export interface ReadingScene {
  readonly place: string;
  readonly people: readonly { readonly name: string; readonly role: string; readonly aliases?: readonly string[] }[];
  readonly things: readonly string[];
  readonly exits: readonly string[];
  readonly foes: readonly string[];
  readonly inventory: readonly string[];
  readonly hero: string;
  /** Names of people and places of the story that are not here. A question can be about them. */
  readonly elsewhere?: readonly string[];
}

/** The meaning of the player's words. */
export interface Reading extends Meaning {
  /** The acts of a compound, in the order of the text. Empty for every other act. */
  readonly also: readonly Act[];
  /** The single acts of a compound, each with its own target and its part of the text. */
  readonly parts: readonly (Meaning & { readonly text: string })[];
  /** The tool or weapon, as the player or the scene names it. Null if none is named. */
  readonly instrument: string | null;
  /** The subject of a conversation or a question, in the player's words. Empty if none is named. */
  readonly topic: string;
  /** The direct speech, without quotation marks. Empty if there is none. */
  readonly speech: string;
  readonly manner: Manner;
  /** Whether the reading is certain enough to be played. If false, the player is asked which of `alternatives` is meant. */
  readonly sure: boolean;
  /** At most two other readings, the likeliest first. The reading itself is never among them. */
  readonly alternatives: readonly Meaning[];
}
