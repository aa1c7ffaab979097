import type { ActivityUpdate } from "#contracts/rpc/api";
import type { HeadMove } from "#contracts/rpc/memory";
import type { CampaignEmbed, TurnCompleted } from "#contracts/queue/messages";
import type { TurnRecord } from "./turn-record.ts";

/** News that other workers must hear of, whatever happens: written with the turn, sent until it is heard (design.md §6). */
export type OutboxPayload =
  | { readonly kind: "turn"; readonly message: TurnCompleted }
  | { readonly kind: "activity"; readonly update: ActivityUpdate }
  | { readonly kind: "head"; readonly move: HeadMove }
  | { readonly kind: "embed"; readonly message: CampaignEmbed };

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
  /** Keeps an entry, and why it failed, without sending it again by itself. */
  park(id: number, error: unknown): void;
  send(payload: OutboxPayload): Promise<void>;
  /** Hears of an entry's first failure, and of the one with which it is parked. `attempts` counts this one. */
  failed(
    failure: { readonly payload: OutboxPayload; readonly attempts: number; readonly parked: boolean },
    error: unknown,
  ): void;
}

/** After so many failures an entry is parked: a receiver that is only away for a while is back by then (about 20 minutes). */
export const MOST_ATTEMPTS = 12;

/** A send that was not answered by then has failed: one receiver that hangs must not hold up the others. Milliseconds. */
const SEND_MS = 10_000;

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 5 * 60_000;

/** How long to wait after the `attempts`-th failure, counted from 0: doubling from a second to five minutes. */
export const retryDelay = (attempts: number): number => Math.min(FIRST_WAIT_MS * 2 ** attempts, LONGEST_WAIT_MS);

/**
 * Sends what is due, in the order it was written, then what is new of turns. It counts as told only after it was heard, so a crash
 * between the two sends it again: receivers are idempotent. What fails is put off and does not hold up the others; what failed too
 * often is parked (docs/faults.md).
 */
export async function drainOutbox(ports: OutboxPorts, now: number): Promise<void> {
  for (const entry of ports.due(now)) {
    try {
      await inTime(ports.send(entry.payload));
      ports.remove(entry.id);
    } catch (error) {
      const attempts = entry.attempts + 1;
      const parked = attempts >= MOST_ATTEMPTS;
      if (parked) ports.park(entry.id, error);
      else ports.postpone(entry.id, now + retryDelay(entry.attempts));
      if (parked || attempts === 1) ports.failed({ payload: entry.payload, attempts, parked }, error);
    }
  }
  for (const news of ports.news()) {
    const unheard: OutboxPayload[] = [];
    for (const payload of news.payloads) {
      try {
        await inTime(ports.send(payload));
      } catch (error) {
        unheard.push(payload);
        ports.failed({ payload, attempts: 1, parked: false }, error);
      }
    }
    ports.told(news, unheard, now + retryDelay(0));
  }
}

/** Rejects where a send is not answered in time. It may still arrive: receivers are idempotent. */
async function inTime(sending: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not answered within ${SEND_MS} ms`)), SEND_MS);
  });
  try {
    await Promise.race([sending, late]);
  } finally {
    clearTimeout(timer);
  }
}
