import type { MiddlewareHandler } from "hono";

import { LIMITS } from "#contracts/limits";
import { AppError } from "./errors.ts";
import type { WorkerEnv } from "./env.ts";

/**
 * Refuses bodies over 256 KB (design.md §11). Not Hono's own limit: that one stops reading where a body that does not say its
 * length is too long, and behind the gateway a request whose body is left half read is never answered.
 */
export const limitBody: MiddlewareHandler<WorkerEnv> = async (c, next) => {
  const { body, headers } = c.req.raw;
  const length = headers.get("Content-Length");
  if (length !== null && !headers.has("Transfer-Encoding")) {
    if (Number(length) > LIMITS.bodyBytes) throw tooLarge();
  } else if (body) {
    c.req.raw = new Request(c.req.raw, { method: c.req.method, body: await readWhole(body) });
  }
  await next();
};

/** The whole body; of one that is too large nothing is kept, but it is read to its end. */
async function readWhole(body: ReadableStream<Uint8Array>): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size <= LIMITS.bodyBytes) chunks.push(chunk.slice());
    else chunks.length = 0;
  }
  if (size > LIMITS.bodyBytes) throw tooLarge();
  return new Blob(chunks);
}

const tooLarge = (): AppError => new AppError("too_large", "The request is too large (256 KB at most)");
