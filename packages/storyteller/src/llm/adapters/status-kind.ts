import type { FailureKind } from "../chat-model.ts";

/** What a status of an endpoint means. */
export function kindOfStatus(status: number): FailureKind {
  if (status === 429) return "rate_limited";
  if (status === 401 || status === 403) return "wrong_key";
  // A timeout on the way, or a server that asks to be tried again.
  if (status >= 500 || status === 408 || status === 409 || status === 425) return "server";
  return "rejected";
}
