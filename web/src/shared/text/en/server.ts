import type { ErrorCode } from "#contracts/errors";
import type { ReadAs } from "#contracts/play/reading";

/** Values in the message about a model's failure: the model's name, and the time to wait; null when unknown. */
export interface FailureAbout {
  readonly model: string | null;
  readonly seconds: number | null;
}

/** Replacements for messages of the servers. The messages are English already, so English replaces nothing. */
export const server: {
  /** Replacements by the message itself, for messages whose error code is too general. */
  readonly sentences: Readonly<Record<string, string>>;
  readonly codes: { readonly [Code in ErrorCode]?: string | ((about: FailureAbout) => string) };
  /** Replaces an answer that the oracle gave outside of the story. The reading says how the oracle understood the player's text. */
  readonly oracleAnswer: (english: string, reading: Pick<ReadAs, "act" | "sure">) => string;
} = { sentences: {}, codes: {}, oracleAnswer: (english) => english };
