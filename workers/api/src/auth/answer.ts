import { Auth, type AuthConfig } from "@auth/core";

import { MESSAGES } from "#contracts/errors";
import { GoogleOutcome } from "#contracts/http/auth";
import { AppError, notFound } from "#worker-kit/errors";
import { describe, log } from "#worker-kit/logging";
import { popupPath } from "./google.ts";

/** What Auth.js calls a failure, and what the caller is told of it. Whatever is not listed is our own fault. */
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
 * Auth.js's answer. Where it failed, and above all where it would hide our failure behind a cleared cookie, this throws an
 * `AppError` for the contract's shape instead; a page that a browser asked for is redirected as Auth.js does it.
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

/** However a Google sign-in ends, it ends in its own window: that has nobody to read an error's JSON, nor a page to go on to. */
function endPopup({ headers }: Response, failure: Error | undefined): Response {
  const ending = new Headers({ Location: failure ? failed(failure) : outcomeIn(headers.get("Location")) });
  for (const cookie of headers.getSetCookie()) ending.append("Set-Cookie", cookie);
  return new Response(null, { status: 302, headers: ending });
}

function failed(failure: Error): string {
  // What Google itself said: that the player went back, as a rule.
  if (typeOf(failure) === "OAuthCallbackError") return popupPath("cancelled");
  log("warn", "google.failed", { type: typeOf(failure), ...describe(causeOf(failure)) });
  return popupPath("failed");
}

/** Where our own `signIn` callback sent it, or else the player is signed in. */
function outcomeIn(location: string | null): string {
  const asked = /\/api\/auth\/popup\?outcome=(\w+)$/u.exec(location ?? "")?.[1];
  return popupPath(GoogleOutcome.safeParse(asked).data ?? "signed-in");
}

/** Auth.js wraps what was thrown: `cause.err` is the error itself. */
function causeOf(failure: Error): unknown {
  const cause = failure.cause;
  return typeof cause === "object" && cause !== null && "err" in cause ? cause.err : failure;
}

/** Auth.js trips over actions of providers that are not there. */
function isKnown(pathname: string, { basePath = "", providers }: AuthConfig): boolean {
  const [action, provider] = pathname.slice(basePath.length + 1).split("/");
  const named = providers.map((entry) => (typeof entry === "function" ? entry() : entry).id);
  if (action === "webauthn-options") return false;
  return action === "callback" || provider ? named.includes(provider ?? "") : true;
}

/** The request with its form as JSON, which Auth.js takes as well: workerd complains of a form that is read as text. */
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
