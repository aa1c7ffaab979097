import type { MiddlewareHandler } from "hono";

import { LIMITS } from "#contracts/limits";
import { AppError } from "./errors.ts";
import type { WorkerEnv } from "./env.ts";

/**
 * Refuses bodies over 256 KB, and over 10 MB those that `isImport` tells by their path. Not Hono's own limit: that
 * one stops reading where a body that does not say its length is too long, and behind the gateway a request whose body is left
 * half read is never answered.
 */
export const limitBody =
  (isImport: (path: string) => boolean): MiddlewareHandler<WorkerEnv> =>
  async (c, next) => {
    const most = isImport(c.req.path) ? LIMITS.importBytes : LIMITS.bodyBytes;
    const { body, headers } = c.req.raw;
    const length = headers.get("Content-Length");
    if (length !== null && !headers.has("Transfer-Encoding")) {
      if (Number(length) > most) throw tooLarge(most);
    } else if (body) {
      c.req.raw = new Request(c.req.raw, { method: c.req.method, body: await readWhole(body, most) });
    }
    await next();
  };

/** The whole body; of one that is too large nothing is kept, but it is read to its end. */
async function readWhole(body: ReadableStream<Uint8Array>, most: number): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size <= most) chunks.push(chunk.slice());
    else chunks.length = 0;
  }
  if (size > most) throw tooLarge(most);
  return new Blob(chunks);
}

function tooLarge(most: number): AppError {
  const limit = most < 1024 * 1024 ? `${most / 1024} KB` : `${most / 1024 / 1024} MB`;
  return new AppError("too_large", `The request is too large (${limit} at most)`);
}
