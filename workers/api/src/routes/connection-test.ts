import { type Context, Hono } from "hono";

import type { TestEvent } from "#contracts/connections/test-events";
import { TestConnectionRequest } from "#contracts/http/connections";
import type { ModelConnection } from "#contracts/rpc/connections";
import { connectionModel, testConnection, TokenMeter } from "#storyteller/models";
import { pause } from "#timing/pause";
import { notFound } from "#worker-kit/errors";
import { describe, log } from "#worker-kit/logging";
import { sameUser } from "#worker-kit/tenancy";
import { validate } from "#worker-kit/validate";
import { isSameServer, keyOf } from "../connections/records.ts";
import type { ApiHono } from "../env.ts";
import { findConnection, type StoredConnection } from "../store/connections.ts";
import { asOwner } from "../store/owned.ts";
import { settleUsage } from "../store/usage.ts";
import { allowedFields } from "./connections.ts";

/**
 * POST /api/connections/test: tries a connection step by step, saved or not, and sends each step's result as a line of JSON. It ends when
 * the caller leaves. The key of a saved connection is used only for the server that it was saved for.
 */
export const connectionTestRoutes = new Hono<ApiHono>().post(
  "/",
  validate("json", TestConnectionRequest),
  sameUser("json"),
  async (c) => {
    const { db, caller } = c.var;
    const { connection, id, steps } = c.req.valid("json");
    const { key, ...fields } = allowedFields(connection, c.env);
    const stored = id === undefined ? null : await findConnection(db, caller, id);
    if (id !== undefined && !stored) throw notFound("Connection not found");
    // Without a saved connection nothing was read from the database yet, so the session is checked here.
    if (!stored) await asOwner(db, caller, () => []);
    const tried = { ...fields, id: id ?? "", key: key ? key : await storedKey(stored, fields.address, key, c.env) };
    return c.body(testStream(c, tried, steps, stored), 200, {
      "Content-Type": "application/x-ndjson",
      "X-Accel-Buffering": "no",
    });
  },
);

/**
 * How often an empty line is sent while a step runs, in milliseconds. Only a write shows that the caller has left, and a step may take
 * minutes in which the model would work for nobody.
 */
const BEAT_MS = 1_000;

/** The stored key, unless the player has emptied the field or typed the address of another server. */
async function storedKey(
  stored: StoredConnection | null,
  address: string,
  typed: string | undefined,
  env: ApiEnv,
): Promise<string | null> {
  if (!stored || typed !== undefined || !isSameServer(stored.settings.address, address)) return null;
  return keyOf(stored, env);
}

function testStream(
  c: Context<ApiHono>,
  connection: ModelConnection,
  steps: "all" | "list",
  stored: StoredConnection | null,
): ReadableStream<Uint8Array> {
  const abort = new AbortController();
  c.req.raw.signal.addEventListener("abort", () => abort.abort());
  const meter = new TokenMeter();
  const events = testConnection(connection, {
    model: (tried) => meter.metered([connectionModel(tried)])[0]!,
    steps,
    signal: abort.signal,
  });
  const encoder = new TextEncoder();
  const line = (event: TestEvent) => encoder.encode(`${JSON.stringify(event)}\n`);
  const settle = async () => {
    if (!stored || !meter.used) return;
    const { userId, id: connectionId } = stored;
    const usage = { userId, connectionId, purpose: "test", tokens: meter.used, reservation: null } as const;
    await settleUsage(c.var.db, usage).catch((error: unknown) =>
      log("error", "usage.unrecorded", { userId, ...describe(error) }),
    );
  };
  let next: ReturnType<typeof events.next> | null = null;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        next ??= events.next();
        const read = await Promise.race([next, pause(BEAT_MS, abort.signal).then(() => null)]);
        if (read === null) return controller.enqueue(encoder.encode("\n"));
        next = null;
        if (!read.done) return controller.enqueue(line(read.value));
      } catch (error) {
        if (!abort.signal.aborted) log("error", "connection.test_failed", describe(error));
      }
      await settle();
      if (!abort.signal.aborted) controller.close();
    },
    async cancel() {
      abort.abort();
      await next?.catch(() => {});
      await settle();
    },
  });
}
