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

/** A question that the ledger can answer. */
export interface OwnQuestion {
  readonly kind: Kind;
  readonly question: string;
  /** Turns that answer it; none where no valid turn does. */
  readonly evidence: readonly string[];
  /** Turns that answer it for the player, who knows no secrets. By default `evidence`. */
  readonly shown?: readonly string[];
  /** What was true before: its turns, and words that it has there. */
  readonly stale?: { readonly turns: readonly string[]; readonly words: readonly string[] };
  /** What the player searches for in the history. */
  readonly lookUp?: string;
  /** Words of an undone turn: no result may have them. */
  readonly undone?: string;
  /** Words of a secret: the player must not see them. */
  readonly hidden?: string;
}

/** The table, when the player might do something. */
export interface Moment {
  readonly table: SimulatedTable;
  /** The people who are present, by the names they are called. */
  readonly here: readonly string[];
}

/** Something the player does. False where it failed and must be tried again. */
export type Step = (moment: Moment) => Promise<boolean>;

/** Planned actions in a campaign, and questions about them once all are done. */
export interface Plant {
  readonly steps: readonly Step[];
  questions(): readonly OwnQuestion[];
}

export const idOf = ({ completed }: PlayedTurn): string => completed.turnId;
