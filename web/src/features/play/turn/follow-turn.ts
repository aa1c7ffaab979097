import type { NumberedEvent } from "#contracts/play/events";

import { ApiError } from "../../../shared/api/api-error.ts";
import type { StreamedEvent } from "../api/turn-stream.ts";

/** State of the connection to the game master. */
export type Line = "open" | "reconnecting";

/** What following a turn needs from its environment. */
export interface FollowPorts {
  /** Requests the turn. Absent if the turn is already running and only has to be followed. */
  readonly ask?: (signal: AbortSignal) => AsyncGenerator<StreamedEvent>;
  readonly attach: (lastEventId: string | null, signal: AbortSignal) => AsyncGenerator<StreamedEvent>;
  /** Waits before the retry with this number. */
  readonly wait: (attempt: number, signal: AbortSignal) => Promise<void>;
  /** Watches a connection and aborts it when it has been silent for too long. The caller calls `alive` at each sign of life. */
  readonly watch: (signal: AbortSignal) => { readonly signal: AbortSignal; alive(): void; end(): void };
}

export interface Listener {
  received(event: NumberedEvent): void;
  line(line: Line): void;
}

const TRIES = 6;
const TRANSIENT = new Set([408, 425, 429, 500, 502, 503, 504]);

const isLostNetwork = (error: unknown) => !(error instanceof ApiError) || error.status === 0;
const isTransient = (error: unknown) =>
  error instanceof ApiError && TRANSIENT.has(error.status) && error.code !== "budget_spent";

/**
 * Follows a turn to its end. A connection that breaks, falls silent or is refused for the moment is resumed after the last received event.
 * If no event was received yet, the turn is requested again with the same id, so that it runs only once. While there is no network, it
 * retries without limit. Six server failures in a row, or a refusal, throw ApiError. Resolves early when `signal` aborts.
 */
export async function followTurn(ports: FollowPorts, listener: Listener, signal: AbortSignal): Promise<void> {
  let lastEventId: string | null = null;
  let attempt = 0;
  let refusals = 0;
  while (!signal.aborted) {
    const watch = ports.watch(signal);
    try {
      const line: AsyncGenerator<StreamedEvent> =
        lastEventId === null && ports.ask ? ports.ask(watch.signal) : ports.attach(lastEventId, watch.signal);
      for await (const event of line) {
        watch.alive();
        if (signal.aborted) return;
        listener.line("open");
        if (!event) continue;
        [lastEventId, attempt, refusals] = [event.id, 0, 0];
        listener.received(event);
        if (event.event.type === "end" || event.event.type === "error") return;
      }
    } catch (error) {
      if (signal.aborted) return;
      refusals = isLostNetwork(error) ? 0 : refusals + 1;
      if (!isLostNetwork(error) && (!isTransient(error) || refusals >= TRIES)) throw error;
    } finally {
      watch.end();
    }
    listener.line("reconnecting");
    attempt += 1;
    await ports.wait(attempt, signal);
  }
}
