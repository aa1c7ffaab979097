/** A request that did not succeed. `status` 0 means that no answer came. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  /** The error's code: one of contracts/errors.ts, `network`, or `unknown` when the answer was not in the app's error format. */
  readonly code: string;
  readonly requestId: string | null;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    message: string,
    fields: { status: number; code: string; requestId?: string | null; details?: Record<string, unknown> },
  ) {
    super(message);
    this.status = fields.status;
    this.code = fields.code;
    this.requestId = fields.requestId ?? null;
    this.details = fields.details ?? {};
  }
}

/** The message to show for a thrown value: the message of the error, or `fallback` when there is none. */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof Error && error.message ? error.message : fallback;
