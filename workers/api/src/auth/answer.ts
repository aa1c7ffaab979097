import { Auth, type AuthConfig } from "@auth/core";

import { MESSAGES } from "#contracts/errors";
import { GoogleOutcome } from "#contracts/http/auth";
import { AppError, notFound } from "#worker-kit/errors";
import { describe, log } from "#worker-kit/logging";
import { popupPath } from "./google.ts";

/** Auth.js's failures for which the caller is to blame, and the error sent for each. Any other failure is a fault of the server. */
const REFUSALS: Readonly<Record<string, () => AppError>> = {
  CredentialsSignin: () => new AppError("wrong_credentials", "The email or the password is not right"),
  MissingCSRF: () => new AppError("invalid_input", "This form has expired. Please try again."),
  InvalidCallbackUrl: () => new AppError("invalid_input", "The callbackUrl is not an address of this site"),
  InvalidProvider: () => new AppError("not_found", MESSAGES.notFound),
  UnknownAction: () => new AppError("not_found", MESSAGES.notFound),
  SyntaxError: () => new AppError("invalid_json", "The body is not valid JSON"),
};

const typeOf = (failure: Error): string =>
  "type" in failure && typeof failure.type === "string" ? failure.type : failure.name;

/**
 * Answers a request with Auth.js. If Auth.js fails, this throws an `AppError` in the contract's shape; otherwise Auth.js would hide our
 * failure and clear the cookie. A page that a browser asked for is redirected as Auth.js does it.
 */
export async function answerAuth(request: Request, config: AuthConfig): Promise<Response> {
  if (!isKnown(new URL(request.url).pathname, config)) throw notFound();
  const failures: Error[] = [];
  const logger = { error: (failure: Error) => void failures.push(failure), warn: () => {}, debug: () => {} };
  const response = await Auth(await readable(request), { ...config, logger });
  const failure = failures[0];
  if (new URL(request.url).pathname === `${config.basePath}/callback/google`) return endPopup(response, failure);
  if (!failure) return response;

  const cause = causeOf(failure);
  if (cause instanceof AppError) throw cause;
  const refusal = REFUSALS[typeOf(failure)]?.();
  if (refusal && response.status === 302 && request.headers.get("Accept")?.includes("text/html")) return response;
  throw refusal ?? new AppError("internal", MESSAGES.internal, undefined, { cause });
}

/**
 * Ends a Google sign-in, even a failed one, with a redirect to the window's last page. In that window nobody could read an error as JSON.
 */
function endPopup({ headers }: Response, failure: Error | undefined): Response {
  const ending = new Headers({ Location: failure ? failed(failure) : outcomeIn(headers.get("Location")) });
  for (const cookie of headers.getSetCookie()) ending.append("Set-Cookie", cookie);
  return new Response(null, { status: 302, headers: ending });
}

function failed(failure: Error): string {
  // Google itself reported the error. Usually the player cancelled.
  if (typeOf(failure) === "OAuthCallbackError") return popupPath("cancelled");
  log("warn", "google.failed", { type: typeOf(failure), ...describe(causeOf(failure)) });
  return popupPath("failed");
}

/** The outcome to which our own `signIn` callback redirected. Without such a redirect, the player is signed in. */
function outcomeIn(location: string | null): string {
  const asked = /\/api\/auth\/popup\?outcome=(\w+)$/u.exec(location ?? "")?.[1];
  return popupPath(GoogleOutcome.safeParse(asked).data ?? "signed-in");
}

/** Auth.js wraps the error that was thrown. The original is in `cause.err`. */
function causeOf(failure: Error): unknown {
  const cause = failure.cause;
  return typeof cause === "object" && cause !== null && "err" in cause ? cause.err : failure;
}

/** Whether Auth.js can handle this path. It crashes on paths that name a provider that is not configured. */
function isKnown(pathname: string, { basePath = "", providers }: AuthConfig): boolean {
  const [action, provider] = pathname.slice(basePath.length + 1).split("/");
  const named = providers.map((entry) => (typeof entry === "function" ? entry() : entry).id);
  if (action === "webauthn-options") return false;
  return action === "callback" || provider ? named.includes(provider ?? "") : true;
}

/** Converts the request's form to JSON, which Auth.js also accepts, because workerd logs a warning when a form is read as text. */
async function readable(request: Request): Promise<Request> {
  const isForm = request.headers.get("Content-Type")?.includes("application/x-www-form-urlencoded");
  if (!isForm || !request.body) return request;
  const headers = new Headers(request.headers);
  headers.set("Content-Type", "application/json");
  const form = await request.formData().catch(() => {
    throw new AppError("invalid_input", "The form could not be read");
  });
  const fields = Object.fromEntries(form);
  return new Request(request.url, { method: request.method, headers, body: JSON.stringify(fields) });
}
