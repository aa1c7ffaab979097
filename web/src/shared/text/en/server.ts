import type { ErrorCode } from "#contracts/errors";

/** What the servers say, in English as they say it: there is nothing to put in its place. */
export const server: {
  /** By the sentence itself, where a code says less. */
  readonly sentences: Readonly<Record<string, string>>;
  readonly codes: { readonly [Code in ErrorCode]?: string };
} = { sentences: {}, codes: {} };
