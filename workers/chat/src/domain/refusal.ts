import type { ErrorCode } from "#contracts/errors";

/** A refusal, in words for the player. Errors lose their class over RPC, so refusals are values. */
export interface Refused {
  readonly ok: false;
  readonly code: ErrorCode;
  readonly message: string;
  /** When it is worth another try, ISO 8601; missing where time does not help. */
  readonly resetsAt?: string;
}

export const refuse = (code: ErrorCode, message: string): Refused => ({ ok: false, code, message });
