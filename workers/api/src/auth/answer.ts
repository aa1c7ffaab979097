import { Auth, type AuthConfig } from "@auth/core";

import { MESSAGES } from "#contracts/errors";
import { AppError, notFound } from "#worker-kit/errors";

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
  if (!failure) return response;

  const refusal = REFUSALS[typeOf(failure)]?.();
  if (refusal && response.status === 302 && request.headers.get("Accept")?.includes("text/html")) return response;
  throw refusal ?? new AppError("internal", MESSAGES.internal, undefined, { cause: causeOf(failure) });
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
  const fields = Object.fromEntries(await request.formData());
  return new Request(request.url, { method: request.method, headers, body: JSON.stringify(fields) });
}
