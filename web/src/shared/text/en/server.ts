import type { ErrorCode } from "#contracts/errors";
import type { ReadAs } from "#contracts/play/reading";

/** What goes into a failure's sentence: the model's name, and how long its provider asks to wait; null where it is not said. */
export interface FailureAbout {
  readonly model: string | null;
  readonly seconds: number | null;
}

/** What the servers say, in English as they say it: there is nothing to put in its place. */
export const server: {
  /** By the sentence itself, where a code says less. */
  readonly sentences: Readonly<Record<string, string>>;
  readonly codes: { readonly [Code in ErrorCode]?: string | ((about: FailureAbout) => string) };
  /** What the oracle answers beside the story, by how it took the player's words. */
  readonly oracleAnswer: (english: string, reading: Pick<ReadAs, "act" | "sure">) => string;
} = { sentences: {}, codes: {}, oracleAnswer: (english) => english };
