import type { ActivityUpdate } from "#contracts/rpc/api";
import type { HeadMove } from "#contracts/rpc/memory";
import type { TurnCompleted } from "#contracts/queue/messages";
import type { TurnRecord } from "./turn-record.ts";

/** News that other workers must hear of, whatever happens: written with the turn, sent until it is heard (design.md §6). */
export type OutboxPayload =
  | { readonly kind: "turn"; readonly message: TurnCompleted }
  | { readonly kind: "activity"; readonly update: ActivityUpdate }
  | { readonly kind: "head"; readonly move: HeadMove };

export interface OutboxEntry {
  readonly id: number;
  readonly payload: OutboxPayload;
  readonly attempts: number;
}

/** What others must hear of one turn, kept in its own row until it was tried once. */
export interface TurnNews {
  readonly turn: TurnRecord;
  readonly payloads: readonly OutboxPayload[];
}

/** What draining needs; the object wires it to its SQLite and its bindings. */
export interface OutboxPorts {
  due(now: number): OutboxEntry[];
  /** Of turns, what was not tried yet. */
  news(): TurnNews[];
  /** What of a turn's news was not heard goes into the outbox, all else is done with. */
  told(news: TurnNews, unheard: readonly OutboxPayload[], dueAt: number): void;
  remove(id: number): void;
  postpone(id: number, dueAt: number): void;
  send(payload: OutboxPayload): Promise<void>;
  failed(entry: Pick<OutboxEntry, "payload" | "attempts">, error: unknown): void;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 5 * 60_000;

/** How long to wait after the `attempts`-th failure, counted from 0: doubling from a second to five minutes. */
export const retryDelay = (attempts: number): number => Math.min(FIRST_WAIT_MS * 2 ** attempts, LONGEST_WAIT_MS);

/**
 * Sends what is due, in the order it was written, then what is new of turns. It counts as told only after it was heard, so a crash
 * between the two sends it again: receivers are idempotent. What fails is put off and does not hold up the others.
 */
export async function drainOutbox(ports: OutboxPorts, now: number): Promise<void> {
  for (const entry of ports.due(now)) {
    try {
      await ports.send(entry.payload);
      ports.remove(entry.id);
    } catch (error) {
      ports.postpone(entry.id, now + retryDelay(entry.attempts));
      ports.failed(entry, error);
    }
  }
  for (const news of ports.news()) {
    const unheard: OutboxPayload[] = [];
    for (const payload of news.payloads) {
      try {
        await ports.send(payload);
      } catch (error) {
        unheard.push(payload);
        ports.failed({ payload, attempts: 0 }, error);
      }
    }
    ports.told(news, unheard, now + retryDelay(0));
  }
}
