/** A request that did not succeed. `status` 0 means that no answer came. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  /** One of contracts/errors.ts, or `network`, or `unknown` where the answer was not ours. */
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

/** The sentence to show for anything thrown. */
export const messageOf = (error: unknown, fallback: string): string =>
  error instanceof Error && error.message ? error.message : fallback;
