import type { ErrorCode } from "#contracts/errors";
import type { ReadAs } from "#contracts/play/reading";

/** Values in the message about a model's failure: the model's name, and the time to wait; null when unknown. */
export interface FailureAbout {
  readonly model: string | null;
  readonly seconds: number | null;
}

/** Messages of the servers. They are English already, so nothing is replaced. */
export const server: {
  /** By the message itself, where its code is too general. */
  readonly sentences: Readonly<Record<string, string>>;
  readonly codes: { readonly [Code in ErrorCode]?: string | ((about: FailureAbout) => string) };
  /** Replaces an answer of the oracle outside of the story, depending on how it read the player's text. */
  readonly oracleAnswer: (english: string, reading: Pick<ReadAs, "act" | "sure">) => string;
} = { sentences: {}, codes: {}, oracleAnswer: (english) => english };
