import type { MiddlewareHandler } from "hono";

import { LIMITS } from "#contracts/limits";
import { AppError } from "./errors.ts";
import type { WorkerEnv } from "./env.ts";

/**
 * Refuses bodies over 256 KB. Paths for which `isImport` is true may have 10 MB. Hono's own body limit is not used: it stops reading a
 * body of unknown length once that is too long, and behind the gateway a request with a half-read body never gets a response.
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

/**
 * Reads the whole body, even one that is too large. The chunks of a body that is too large are dropped, and the function throws at the
 * end.
 */
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
