import { clear, createStore, del, get, set, type UseStore, values } from "idb-keyval";

import type { TurnCall } from "../api/turn-call.ts";
import { type CampaignTexts, createCampaignTexts } from "./campaign-texts.ts";

/** A turn that was not confirmed by the server yet. It is stored until the server has confirmed it. */
export interface OutboxEntry {
  readonly order: TurnCall;
  readonly sentAt: string;
  /** The id of the head at the time when the turn was sent. */
  readonly headTurnId: string | null;
}

/** Stores one unsent turn per campaign, so that a reload does not lose it. */
export interface Outbox {
  read(campaignId: string): Promise<OutboxEntry | null>;
  /** Stores the entry. Resolves to true if the entry survives a reload. */
  keep(campaignId: string, entry: OutboxEntry): Promise<boolean>;
  /** Deletes the entry of the campaign if it still belongs to this turn. */
  forget(campaignId: string, turnId: string): Promise<void>;
  /** The entries of all campaigns. */
  all(): Promise<readonly OutboxEntry[]>;
  /** Deletes all entries. */
  clear(): Promise<void>;
}

interface OutboxSettings {
  readonly openStore?: () => UseStore;
  readonly second?: CampaignTexts;
  readonly patience?: number;
}

/**
 * The outbox in IndexedDB, where the service worker can read it too. If IndexedDB is blocked, full or does not respond, the outbox uses
 * `second`, and if that fails too, memory. Some browsers never respond for a blocked database. So it waits at most `patience` ms, and only
 * once.
 */
export function createOutbox({
  openStore = () => createStore("lorehearth-outbox", "turns"),
  second = createCampaignTexts("lorehearth:unsent:"),
  patience = 1_000,
}: OutboxSettings = {}): Outbox {
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
      memory.get(campaignId) ??
      (await inDatabase((db) => get<OutboxEntry>(campaignId, db))) ??
      readEntry(second.read(campaignId)),
    async keep(campaignId, entry) {
      memory.set(campaignId, entry);
      await inDatabase((db) => set(campaignId, entry, db));
      return !broken || second.write(campaignId, JSON.stringify(entry));
    },
    async forget(campaignId, turnId) {
      const isIts = (entry: OutboxEntry | null | undefined) => entry?.order.body.turnId === turnId;
      if (isIts(memory.get(campaignId))) memory.delete(campaignId);
      if (isIts(readEntry(second.read(campaignId)))) second.write(campaignId, "");
      await inDatabase(async (db) => {
        if (isIts(await get<OutboxEntry>(campaignId, db))) await del(campaignId, db);
      });
    },
    async all() {
      const stored = (await inDatabase((db) => values<OutboxEntry>(db))) ?? [];
      const entries = [...stored, ...second.all().flatMap((text) => readEntry(text) ?? []), ...memory.values()];
      return [...new Map(entries.map((entry) => [entry.order.body.campaignId, entry])).values()];
    },
    async clear() {
      memory.clear();
      second.clear();
      await inDatabase((db) => clear(db));
    },
  };
}

function readEntry(text: string): OutboxEntry | null {
  try {
    return text === "" ? null : (JSON.parse(text) as OutboxEntry);
  } catch {
    return null;
  }
}
