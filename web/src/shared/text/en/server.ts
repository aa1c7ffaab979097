import type { ErrorCode } from "#contracts/errors";

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
} = { sentences: {}, codes: {} };
