import { env, SELF } from "cloudflare:test";

import { sessionCookieName, signSession } from "#worker-kit/session";

export const ORIGIN = "http://localhost:8788";

/** The headers of a browser that is signed in as `userId`, with the site's own origin. */
export async function headersOf(userId: string, sid = "session-1"): Promise<{ Cookie: string; Origin: string }> {
  const exp = Math.floor(Date.now() / 1000) + 3_600;
  const token = await signSession({ sub: userId, sid, name: null, email: null, exp }, env.AUTH_SECRET);
  return { Cookie: `${sessionCookieName(false)}=${token}`, Origin: ORIGIN };
}

/** A player's browser, signed in as `userId`, on the site's own origin. */
export async function player(userId: string, sid = "session-1") {
  const headers = await headersOf(userId, sid);
  const send = (method: string, path: string, body?: unknown, extra: Record<string, string> = {}) =>
    SELF.fetch(ORIGIN + path, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { "Content-Type": "application/json" }), ...extra },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
  return {
    send,
    get: (path: string, extra: Record<string, string> = {}) => send("GET", path, undefined, extra),
    put: (path: string, body: unknown) => send("PUT", path, body),
    post: (path: string, body: unknown, extra: Record<string, string> = {}) => send("POST", path, body, extra),
  };
}

export const STREAM = { Accept: "text/event-stream" };

/** One event of a stream. */
export interface Frame {
  id: string;
  type: string;
  data: Record<string, unknown>;
}

/** Reads a stream of server-sent events to its end. */
export async function framesOf(response: Response): Promise<Frame[]> {
  return (await response.text())
    .split("\n\n")
    .filter((block) => block.startsWith("id:"))
    .map((block) => {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, "mu").exec(block)?.[1] ?? "";
      return { id: field("id"), type: field("event"), data: JSON.parse(field("data")) as Record<string, unknown> };
    });
}

/** The text of all text events of a stream. */
export const textOf = (frames: readonly Frame[]): string =>
  frames
    .filter((frame) => frame.type === "text")
    .map((frame) => frame.data.delta as string)
    .join("");
