import { ERROR_STATUS, MESSAGES, type ErrorCode } from "#contracts/errors";

/** A failure that the caller may be told of, in the contract's shape. Anything else is answered as `internal`. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly details: Record<string, unknown> | undefined;
  /** When it may be worth another try; told as Retry-After. */
  readonly retryAt: Date | undefined;

  /** `options.cause` is logged where the fault is ours; the caller is never told of it. */
  constructor(
    code: ErrorCode,
    message: string,
    details?: Record<string, unknown>,
    options?: ErrorOptions & { readonly retryAt?: Date },
  ) {
    super(message, options);
    this.code = code;
    this.details = details;
    this.retryAt = options?.retryAt;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** A missing thing and somebody else's are the same 404. */
export const notFound = (what: string = MESSAGES.notFound): AppError => new AppError("not_found", what);

export const notAuthenticated = (): AppError => new AppError("not_authenticated", MESSAGES.notAuthenticated);
