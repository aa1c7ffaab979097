import type { ErrorCode } from "#contracts/errors";

/** A refusal with a message for the player. It is a value and not an error, because errors lose their class over RPC. */
export interface Refused {
  readonly ok: false;
  readonly code: ErrorCode;
  readonly message: string;
  /** When the player may try again, ISO 8601. Absent if waiting does not help. */
  readonly resetsAt?: string;
}

export const refuse = (code: ErrorCode, message: string): Refused => ({ ok: false, code, message });
