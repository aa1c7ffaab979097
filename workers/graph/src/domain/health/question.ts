import type { TurnCompleted } from "#contracts/queue/messages";

/** A question about something that a turn says. */
export interface Asked {
  readonly kind: string;
  readonly question: string;
  /** The answer as one word or name. Two turns with the same answer say the same. */
  readonly answer: string;
  /** The sentence that contains the answer. */
  readonly expected: string;
  /** Whether only the latest answer is right, as for the question where somebody is. */
  readonly changes: boolean;
}

/** Finds the questions that can be asked about one turn. */
export type Asker = (turn: QuestionTurn) => readonly Asked[];

/** A turn in the form in which askers read it. */
export interface QuestionTurn {
  readonly turn: TurnCompleted;
  /** The sentences of the reply, without those that only repeat an earlier turn. */
  readonly sentences: readonly string[];
  /** The sentences without quoted speech. */
  readonly narrated: readonly string[];
}

/** A question, and where in the ledger its answer is. */
export interface LedgerQuestion {
  readonly question: string;
  /** Null if the story never mentioned it. */
  readonly expected: string | null;
  readonly turnId: string | null;
  readonly turnNumber: number | null;
  /** The turns with the answer. One of them must be recalled. */
  readonly evidence: readonly string[];
  /** A name that no recalled item may contain. Empty if the ledger has the answer. */
  readonly neverSaid: string;
}
