import type { ErrorBody } from "#contracts/errors";

import { STORED_AT } from "../offline/worker-messages.ts";
import { noteReach } from "../offline/reach.ts";
import { endSession } from "../session/session-store.ts";
import { text } from "../text/text.ts";
import { serverWords } from "../text/server-words.ts";
import { ApiError } from "./api-error.ts";
import { countRequest } from "./pending-requests.ts";
import { takeEarlyAnswer } from "./early-answers.ts";

export interface RequestOptions {
  readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The request's body. It is sent as JSON, except URLSearchParams, which are sent as a form. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** True to accept only an answer of the server itself. An answer that the service worker had stored then counts as a network failure. */
  readonly fresh?: boolean;
}

/**
 * Sends a request to this site and returns the parsed JSON answer, or undefined when the answer is empty (204). Throws ApiError; a 401 also
 * ends the session. An aborted request throws the abort error, as fetch does.
 */
export async function request<Answer>(path: string, options: RequestOptions = {}): Promise<Answer> {
  const answered = countRequest();
  try {
    return await read<Answer>(await send(path, options));
  } finally {
    answered();
  }
}

async function read<Answer>(response: Response): Promise<Answer> {
  if (!response.ok) throw await errorOf(response);
  const body = await response.text();
  if (body === "") return undefined as Answer;
  try {
    return JSON.parse(body) as Answer;
  } catch {
    throw new ApiError(text.errors.unreadable, { status: response.status, code: "unknown" });
  }
}

async function send(path: string, options: RequestOptions): Promise<Response> {
  const { method = "GET", body, headers, signal, fresh = false } = options;
  const asForm = body instanceof URLSearchParams;
  const asJson = body !== undefined && !asForm;
  const sent: RequestInit = {
    method,
    credentials: "same-origin",
    headers: { Accept: "application/json", ...(asJson && { "Content-Type": "application/json" }), ...headers },
    ...(asForm && { body }),
    ...(asJson && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  };
  try {
    const response = (method === "GET" && (await takeEarlyAnswer(path))) || (await fetch(path, sent));
    const isStored = response.headers.has(STORED_AT);
    noteReach(!isStored);
    if (fresh && isStored) throw new Error("The service worker answered instead of the server");
    return response;
  } catch (cause) {
    if (signal?.aborted) throw cause;
    noteReach(false);
    throw new ApiError(text.errors.network, { status: 0, code: "network" });
  }
}

/** The error of a failed response. For a response without an error in our own format, the message is `fallback`. */
export async function errorOf(
  response: Response,
  fallback = text.errors.requestFailed(response.status, response.statusText),
): Promise<ApiError> {
  if (response.status === 401) endSession();
  const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null;
  const message = typeof body?.error === "string" && body.error !== "" ? body.error : null;
  return new ApiError(message ? serverWords(message, body?.code, body?.details) : fallback, {
    status: response.status,
    code: (message && body?.code) || "unknown",
    requestId: body?.requestId ?? response.headers.get("X-Request-Id"),
    details: body?.details ?? {},
  });
}
