import type { SimulatedTable, PlayedTurn } from "./table.ts";

/** What is asked about (issue "Memory", Measure). */
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

/** A question whose answer the ledger has, whatever memory made of it. */
export interface OwnQuestion {
  readonly kind: Kind;
  readonly question: string;
  /** Turns that answer it; none where nothing that holds does. */
  readonly evidence: readonly string[];
  /** Turns that answer it for the player, who knows no secrets; the same where it is not said. */
  readonly shown?: readonly string[];
  /** What was so before: turns that said it, and words by which it is known there. */
  readonly stale?: { readonly turns: readonly string[]; readonly words: readonly string[] };
  /** What the player looks for in the history. */
  readonly lookUp?: string;
  /** Words that nothing recalled may have: they were undone. */
  readonly undone?: string;
  /** Words that the player may not be shown. */
  readonly hidden?: string;
}

/** The table, when the player might do something. */
export interface Moment {
  readonly table: SimulatedTable;
  /** Who stands before the party, by what they are called. */
  readonly here: readonly string[];
}

/** Something the player does. False where it came to nothing and has to be tried again. */
export type Step = (moment: Moment) => Promise<boolean>;

/** Something planted in a campaign, and what can be asked of it once all its steps are done. */
export interface Plant {
  readonly steps: readonly Step[];
  questions(): readonly OwnQuestion[];
}

export const idOf = ({ completed }: PlayedTurn): string => completed.turnId;
