import type { NumberedEvent } from "#contracts/play/events";
import { ApiError } from "../../../shared/api/api-error.ts";
import { errorOf } from "../../../shared/api/request.ts";
import { noteReach } from "../../../shared/offline/reach.ts";
import { text } from "../../../shared/text/text.ts";
import { pathOf, type TurnOrder } from "./turn-order.ts";

/** An event, or null for a sign of life: an answer that begins, a heartbeat. */
export type Heard = NumberedEvent | null;

async function* listen(path: string, init: RequestInit, wordless?: string): AsyncGenerator<Heard> {
  const lost = (cause: unknown): never => {
    if (init.signal?.aborted) throw cause;
    noteReach(false);
    throw new ApiError(text.errors.network, { status: 0, code: "network" });
  };
  // Before anything is sent: what cannot be read need not be asked for.
  const { createEventReader } = await import("./event-reader.ts").catch(lost);
  const response = await fetch(path, { credentials: "same-origin", cache: "no-store", ...init }).catch(lost);
  noteReach(true);
  if (!response.ok) throw await errorOf(response, wordless);
  if (!response.body) throw new ApiError(text.errors.unreadable, { status: 0, code: "network" });
  yield null;
  const read = createEventReader();
  for await (const bytes of chunks(response.body)) {
    yield* read(bytes);
    yield null;
  }
}

/** A stream's chunks: Safari cannot iterate one. Leaving early lets go of the connection. */
async function* chunks<Chunk>(stream: ReadableStream<Chunk>): AsyncGenerator<Chunk> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Asks for a turn and hears it told (design.md §6). The same id with the same body hears the same turn. Throws ApiError. */
export function askTurn(order: TurnOrder, signal: AbortSignal): AsyncGenerator<Heard> {
  const asked = {
    method: "POST",
    headers: { Accept: "text/event-stream", "Content-Type": "application/json" },
    body: JSON.stringify(order.body),
    signal,
  };
  return listen(pathOf(order), asked, text.play.notTaken);
}

/** Goes on hearing a turn from after `lastEventId`, or from its start. Throws ApiError. */
export function attachTurn(
  campaignId: string,
  turnId: string,
  lastEventId: string | null,
  signal: AbortSignal,
): AsyncGenerator<Heard> {
  const headers: Record<string, string> = { Accept: "text/event-stream" };
  if (lastEventId) headers["Last-Event-ID"] = lastEventId;
  return listen(`/api/chat/turns/${turnId}/stream?campaignId=${encodeURIComponent(campaignId)}`, { headers, signal });
}
