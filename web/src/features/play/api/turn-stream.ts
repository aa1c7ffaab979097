import type { NumberedEvent } from "#contracts/play/events";
import { ApiError } from "../../../shared/api/api-error.ts";
import { errorOf } from "../../../shared/api/request.ts";
import { noteReach } from "../../../shared/offline/reach.ts";
import { text } from "../../../shared/text/text.ts";
import { pathOf, type TurnCall } from "./turn-call.ts";

/** A turn event. Null stands for a sign of life of the connection: response headers or a heartbeat. */
export type StreamedEvent = NumberedEvent | null;

async function* readStream(path: string, init: RequestInit, wordless?: string): AsyncGenerator<StreamedEvent> {
  const lost = (cause: unknown): never => {
    if (init.signal?.aborted) throw cause;
    noteReach(false);
    throw new ApiError(text.errors.network, { status: 0, code: "network" });
  };
  // Load the parser before sending the request: if loading fails, the answer could not be read.
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

/**
 * Iterates over a stream's chunks, because Safari's ReadableStream is not async iterable. Leaving the loop early
 * cancels the stream.
 */
async function* chunks<Chunk>(stream: ReadableStream<Chunk>): AsyncGenerator<Chunk> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Requests a turn and yields its events. The same id with the same body yields the same turn. Throws ApiError. */
export function askTurn(order: TurnCall, signal: AbortSignal): AsyncGenerator<StreamedEvent> {
  const asked = {
    method: "POST",
    headers: { Accept: "text/event-stream", "Content-Type": "application/json" },
    body: JSON.stringify(order.body),
    signal,
  };
  return readStream(pathOf(order), asked, text.play.notTaken);
}

/** Yields the events of a running turn after `lastEventId`, or from its start. Throws ApiError. */
export function attachTurn(
  campaignId: string,
  turnId: string,
  lastEventId: string | null,
  signal: AbortSignal,
): AsyncGenerator<StreamedEvent> {
  const headers: Record<string, string> = { Accept: "text/event-stream" };
  if (lastEventId) headers["Last-Event-ID"] = lastEventId;
  return readStream(`/api/chat/turns/${turnId}/stream?campaignId=${encodeURIComponent(campaignId)}`, {
    headers,
    signal,
  });
}
