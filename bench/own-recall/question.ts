import type { SimulatedTable, PlayedTurn } from "./table.ts";

/** Kinds of questions. */
export const KINDS = [
  "who",
  "where",
  "promise",
  "item",
  "changed: now",
  "changed: before",
  "undone",
  "secret",
  "never happened",
] as const;
export type Kind = (typeof KINDS)[number];

/** A question whose answer is known from the ledger. */
export interface OwnQuestion {
  readonly kind: Kind;
  readonly question: string;
  /** The ids of the turns that answer the question. Empty if no valid turn does. */
  readonly evidence: readonly string[];
  /** The ids of the turns that answer it for the player, who does not know secrets. By default the same as `evidence`. */
  readonly shown?: readonly string[];
  /** What was true before a change: the ids of the turns that said so, and words that describe the old state. */
  readonly stale?: { readonly turns: readonly string[]; readonly words: readonly string[] };
  /** The words with which the player searches in the history. */
  readonly lookUp?: string;
  /** Words of an undone turn. No result may contain them. */
  readonly undone?: string;
  /** Words of a secret. The player must not see them. */
  readonly hidden?: string;
}

/** The table at a time when the player can act. */
export interface Moment {
  readonly table: SimulatedTable;
  /** The people who are present, by the names that the story uses for them. */
  readonly here: readonly string[];
}

/** One action of the player. Resolves to false if the action failed and must be tried again. */
export type Step = (moment: Moment) => Promise<boolean>;

/** Planned actions in a campaign, with the questions that are asked about them when all actions are done. */
export interface Plant {
  readonly steps: readonly Step[];
  questions(): readonly OwnQuestion[];
}

export const idOf = ({ completed }: PlayedTurn): string => completed.turnId;
