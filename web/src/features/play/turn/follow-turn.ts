import type { NumberedEvent } from "#contracts/play/events";

import { ApiError } from "../../../shared/api/api-error.ts";
import type { StreamedEvent } from "../api/turn-stream.ts";

/** How the line to the game master stands. */
export type Line = "open" | "reconnecting";

/** What following a turn needs from the world. */
export interface FollowPorts {
  /** Asks for the turn; absent where the turn is already being told and only to be heard. */
  readonly ask?: (signal: AbortSignal) => AsyncGenerator<StreamedEvent>;
  readonly attach: (lastEventId: string | null, signal: AbortSignal) => AsyncGenerator<StreamedEvent>;
  /** Waits before the nth try again. */
  readonly wait: (attempt: number, signal: AbortSignal) => Promise<void>;
  /** Aborts a line that has gone silent; `alive` is called at each sign of life. */
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
 * Hears a turn to its end. A line that is cut, silent or refused for the moment is taken up again from the last event
 * heard; until the server has given its first event the turn is asked for again instead, under the same id, so that
 * what was sent is told once. A lost network is waited for without end; a server that fails six times running, or
 * refuses, throws its ApiError. Resolves early when `signal` aborts.
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
