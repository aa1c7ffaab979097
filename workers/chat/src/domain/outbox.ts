import { growingDelay } from "#timing/growing-delay";
import { withDeadline } from "#timing/with-deadline";
import type { ActivityUpdate } from "#contracts/rpc/api";
import type { HeadMove } from "#contracts/rpc/memory";
import type { CampaignEmbed, TurnCompleted } from "#contracts/queue/messages";
import type { TurnRecord } from "./turn-record.ts";

/** A message that another worker must receive: written in the turn's transaction, sent until it is acknowledged. */
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

/** A turn with its messages, marked in the turn's own row until they were sent once. */
export interface UnsentTurn {
  readonly turn: TurnRecord;
  readonly payloads: readonly OutboxPayload[];
}

/** What draining needs; the object connects it to its SQLite and its bindings. */
export interface OutboxPorts {
  due(now: number): OutboxEntry[];
  /** Turns whose messages were not sent yet. */
  unsentTurns(): UnsentTurn[];
  /** Marks a turn as sent. The payloads that failed go into the outbox. */
  markSent(unsentTurn: UnsentTurn, unsent: readonly OutboxPayload[], dueAt: number): void;
  remove(id: number): void;
  postpone(id: number, dueAt: number): void;
  /** Keeps an entry and its error without sending it again automatically. */
  park(id: number, error: unknown): void;
  send(payload: OutboxPayload): Promise<void>;
  /** Called on an entry's first failure and on the one that parks it. `attempts` counts this one. */
  reportFailure(
    failure: { readonly payload: OutboxPayload; readonly attempts: number; readonly parked: boolean },
    error: unknown,
  ): void;
}

/** An entry is parked after this many failures, about 20 minutes: a receiver that is only down for a while is back by then. */
export const MOST_ATTEMPTS = 12;

/** A send without an answer by then has failed, so that one hanging receiver does not block the others. Milliseconds. */
const SEND_MS = 10_000;

const WAITS = { first: 1_000, longest: 5 * 60_000, factor: 2 };

/** How long to wait after the `attempts`-th failure, counted from 0: doubling from a second to five minutes. */
export const retryDelay = (attempts: number): number => growingDelay(WAITS, attempts);

/**
 * Sends what is due, in the order it was written, then the messages of new turns. An entry is removed only after the receiver has
 * confirmed, so a crash in between sends it again: receivers are idempotent. A failed entry is postponed without blocking the others;
 * one that failed too often is parked (docs/faults.md).
 */
export async function drainOutbox(ports: OutboxPorts, now: number): Promise<void> {
  for (const entry of ports.due(now)) {
    try {
      await beforeDeadline(ports.send(entry.payload));
      ports.remove(entry.id);
    } catch (error) {
      const attempts = entry.attempts + 1;
      const parked = attempts >= MOST_ATTEMPTS;
      if (parked) ports.park(entry.id, error);
      else ports.postpone(entry.id, now + retryDelay(entry.attempts));
      if (parked || attempts === 1) ports.reportFailure({ payload: entry.payload, attempts, parked }, error);
    }
  }
  for (const unsentTurn of ports.unsentTurns()) {
    const unsent: OutboxPayload[] = [];
    for (const payload of unsentTurn.payloads) {
      try {
        await beforeDeadline(ports.send(payload));
      } catch (error) {
        unsent.push(payload);
        ports.reportFailure({ payload, attempts: 1, parked: false }, error);
      }
    }
    ports.markSent(unsentTurn, unsent, now + retryDelay(0));
  }
}

/** Rejects where a send is not answered in time. It may still arrive: receivers are idempotent. */
const beforeDeadline = (sending: Promise<void>): Promise<void> => withDeadline(sending, SEND_MS, "The send");
