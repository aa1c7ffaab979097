import { clear, createStore, del, get, set, type UseStore, values } from "idb-keyval";

import type { TurnOrder } from "../api/turn-order.ts";

/** A turn on its way to the server: kept until the server has confirmed it. */
export interface OutboxEntry {
  readonly order: TurnOrder;
  readonly sentAt: string;
  /** Where the story stood when it was sent. */
  readonly headTurnId: string | null;
}

/** Keeps one turn per campaign through a reload. */
export interface Outbox {
  read(campaignId: string): Promise<OutboxEntry | null>;
  keep(campaignId: string, entry: OutboxEntry): Promise<void>;
  /** Forgets the entry if it is still this turn's. */
  forget(campaignId: string, turnId: string): Promise<void>;
  /** All that is on its way, of whatever campaign. */
  all(): Promise<readonly OutboxEntry[]>;
  /** Forgets everything. */
  clear(): Promise<void>;
}

/**
 * The outbox in IndexedDB; where that is blocked, full or silent, in memory: then it lives as long as the page. Some
 * browsers never answer for a blocked database, so nobody waits for it longer than `patience` ms, and that only once.
 */
export function createOutbox(
  openStore: () => UseStore = () => createStore("lorehearth-outbox", "turns"),
  patience = 1_000,
): Outbox {
  const memory = new Map<string, OutboxEntry>();
  let store: UseStore | undefined;
  let broken = false;

  async function inDatabase<Value>(task: (store: UseStore) => Promise<Value>): Promise<Value | undefined> {
    if (broken) return undefined;
    const { promise: late, resolve } = Promise.withResolvers<"late">();
    const timer = setTimeout(() => resolve("late"), patience);
    try {
      store ??= openStore();
      const answer = await Promise.race([task(store), late]);
      if (answer !== "late") return answer;
      broken = true;
    } catch {
      broken = true;
    } finally {
      clearTimeout(timer);
    }
    return undefined;
  }

  return {
    read: async (campaignId) =>
      memory.get(campaignId) ?? (await inDatabase((db) => get<OutboxEntry>(campaignId, db))) ?? null,
    async keep(campaignId, entry) {
      memory.set(campaignId, entry);
      await inDatabase((db) => set(campaignId, entry, db));
    },
    async forget(campaignId, turnId) {
      if (memory.get(campaignId)?.order.body.turnId === turnId) memory.delete(campaignId);
      await inDatabase(async (db) => {
        const stored = await get<OutboxEntry>(campaignId, db);
        if (stored?.order.body.turnId === turnId) await del(campaignId, db);
      });
    },
    async all() {
      const stored = (await inDatabase((db) => values<OutboxEntry>(db))) ?? [];
      const entries = [...stored, ...memory.values()];
      return [...new Map(entries.map((entry) => [entry.order.body.campaignId, entry])).values()];
    },
    async clear() {
      memory.clear();
      await inDatabase((db) => clear(db));
    },
  };
}
