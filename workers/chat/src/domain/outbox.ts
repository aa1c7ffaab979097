import { growingDelay } from "#timing/growing-delay";
import { withDeadline } from "#timing/with-deadline";
import type { ActivityUpdate } from "#contracts/rpc/api";
import type { HeadMove } from "#contracts/rpc/memory";
import type { CampaignEmbed, TurnCompleted } from "#contracts/queue/messages";
import type { TurnRecord } from "./turn-record.ts";

/** A message that another worker must receive. It is written in the transaction of the turn and sent until it is confirmed. */
export type OutboxPayload =
  | { readonly kind: "turn"; readonly message: TurnCompleted }
  | { readonly kind: "activity"; readonly update: ActivityUpdate }
  | { readonly kind: "head"; readonly move: HeadMove }
  /** The sheets for api. They are read from the ledger when the message is sent, so that the last state is what arrives. */
  | { readonly kind: "sheets" }
  | { readonly kind: "embed"; readonly message: CampaignEmbed };

export interface OutboxEntry {
  readonly id: number;
  readonly payload: OutboxPayload;
  readonly attempts: number;
}

/** A turn whose messages were never sent. Only a mark in the turn's own row says so; the messages are made from the turn. */
export interface UnsentTurn {
  readonly turn: TurnRecord;
  readonly payloads: readonly OutboxPayload[];
}

/** The functions that sending needs. The table connects them to its SQLite and its bindings. */
export interface OutboxPorts {
  due(now: number): OutboxEntry[];
  /** Turns whose messages have not been sent yet. */
  unsentTurns(): UnsentTurn[];
  /** Marks a turn as sent. Messages that failed are put into the outbox. */
  markSent(unsentTurn: UnsentTurn, unsent: readonly OutboxPayload[], dueAt: number): void;
  remove(id: number): void;
  postpone(id: number, dueAt: number): void;
  /** Keeps an entry with its error and stops sending it automatically. */
  park(id: number, error: unknown): void;
  send(payload: OutboxPayload): Promise<void>;
  /** Called on an entry's first failure and on the failure that parks it. `attempts` includes this one. */
  reportFailure(
    failure: { readonly payload: OutboxPayload; readonly attempts: number; readonly parked: boolean },
    error: unknown,
  ): void;
}

/** After this many failures, about 20 minutes, an entry is parked. A receiver that is only down for a while is back by then. */
export const MOST_ATTEMPTS = 12;

/** A send that is not answered within this time has failed, so that one hanging receiver does not block the others. Milliseconds. */
const SEND_MS = 10_000;

const WAITS = { first: 1_000, longest: 5 * 60_000, factor: 2 };

/** How long to wait after an attempt; the first attempt is number 0. The delay doubles from a second to five minutes. */
export const retryDelay = (attempts: number): number => growingDelay(WAITS, attempts);

/**
 * Sends the due entries in the order in which they were written, then the messages of new turns. An entry is removed only after the
 * receiver has confirmed it. If the object crashes in between, the entry is sent again; receivers are idempotent. A failed entry is
 * postponed and does not block the others. An entry that failed too often is parked (docs/faults.md).
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

/** Rejects if a send is not answered in time. The message may still arrive; receivers are idempotent. */
const beforeDeadline = (sending: Promise<void>): Promise<void> => withDeadline(sending, SEND_MS, "The send");
