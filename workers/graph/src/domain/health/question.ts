import type { TurnCompleted } from "#contracts/queue/messages";

/** Something a turn says, asked for. */
export interface Asked {
  readonly kind: string;
  readonly question: string;
  /** The answer in a word or a name, by which two turns are seen to say the same. */
  readonly answer: string;
  /** The sentence that says so. */
  readonly expected: string;
  /** Only the latest answer is right: where somebody is changes. */
  readonly changes: boolean;
}

/** Finds what can be asked of one turn. */
export type Asker = (turn: QuestionTurn) => readonly Asked[];

/** A turn as askers read it. */
export interface QuestionTurn {
  readonly turn: TurnCompleted;
  /** The reply's sentences, without what only calls up an earlier turn. */
  readonly sentences: readonly string[];
  /** Those of them in which nobody is quoted. */
  readonly narrated: readonly string[];
}

/** A question with where its answer stands in the ledger. */
export interface LedgerQuestion {
  readonly question: string;
  /** Null where nothing of it was ever told. */
  readonly expected: string | null;
  readonly turnId: string | null;
  readonly turnNumber: number | null;
  /** Turns that answer it: one of them must be recalled. */
  readonly evidence: readonly string[];
  /** A name that no memory may hold; empty where the answer was told. */
  readonly neverSaid: string;
}
