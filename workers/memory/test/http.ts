import { exports } from "cloudflare:workers";

import { ErrorBody } from "#contracts/errors";
import { cookieOf, SITE } from "./player.ts";

interface Who {
  /** The caller. Ada by default; null means nobody is signed in. */
  readonly userId?: string | null;
  readonly sid?: string;
  readonly origin?: string;
}

/** Sends a request to a path below /api/memory, as the browser does. */
export async function ask(method: string, path: string, body: object | null = null, who: Who = {}): Promise<Response> {
  const { userId = "ada", sid = "sid", origin = SITE } = who;
  const headers = {
    Origin: origin,
    ...(userId === null ? {} : { Cookie: await cookieOf(userId, { sid }) }),
    ...(body ? { "Content-Type": "application/json" } : {}),
  };
  const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
  return exports.default.fetch(new Request(`${SITE}/api/memory${path}`, init));
}

export const refused = async (response: Response): Promise<[status: number, code: string]> => [
  response.status,
  ErrorBody.parse(await response.json()).code,
];
