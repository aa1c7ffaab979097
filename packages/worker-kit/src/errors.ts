import { ERROR_STATUS, MESSAGES, type ErrorCode } from "#contracts/errors";

/** An error whose code and message may be sent to the caller, in the contract's shape. Any other error is sent as `internal`. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly details: Record<string, unknown> | undefined;
  /** When the caller may try again. Sent as the Retry-After header. */
  readonly retryAt: Date | undefined;

  /** `options.cause` is logged if the fault is on the server's side. It is never sent to the caller. */
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

/** A 404. A thing that does not exist and a thing of another user get the same response, so that nobody can find out what others have. */
export const notFound = (what: string = MESSAGES.notFound): AppError => new AppError("not_found", what);

export const notAuthenticated = (): AppError => new AppError("not_authenticated", MESSAGES.notAuthenticated);
