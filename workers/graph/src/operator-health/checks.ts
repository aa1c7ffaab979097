import type { MemoryDraft } from "#contracts/memory/items";
import type { TurnCompleted } from "#contracts/queue/messages";
import type { CampaignKey } from "#contracts/rpc/memory";
import { pause } from "#timing/pause";
import { sourceVersion } from "../domain/source-version.ts";
import type { Services } from "../services.ts";
import { GIVEN_UP, givenUpSince } from "./given-up.ts";

/** What a check has read, for the operator. */
export type Figures = Readonly<Record<string, unknown>>;
export type Check = () => Promise<Figures>;

/** The campaign with which the checks try table, memory and queue. No player has this id. */
export const PROBE: CampaignKey = { userId: "health", campaignId: "probe" };
const STORED_TURN = "00000000-0000-4000-8000-000000000001";
const QUEUED_TURN = "00000000-0000-4000-8000-000000000002";

/** How often the check looks whether the queue has delivered its message. Milliseconds. */
const LOOK_EVERY_MS = 250;
/** Messages that were given up are named for as long as the log has their entries. Milliseconds. */
const NAMED_FOR_MS = 7 * 86_400_000;

/** Checks of everything that a turn needs besides models. Each uses the real thing: it writes, and reads what it wrote. */
export function storageChecks(
  { api, chat, memory, turns }: Pick<Services, "api" | "chat" | "memory" | "turns">,
  now: number,
): Readonly<Record<string, Check>> {
  const version = Math.floor(now / 1_000);
  const at = new Date(now).toISOString();
  return {
    database: async () => ({ ...(await api.erasuresWaiting()) }),
    table: async () => {
      await chat.erase(PROBE);
      // The ledger is created again when it is read.
      await chat.ledgerPage(PROBE, 0, 1);
      return {};
    },
    memory: async () => {
      const content = `The bell of Quillmoor rang at ${version}.`;
      const item: MemoryDraft = {
        key: "bell",
        kind: "fact",
        content,
        entities: [],
        importance: 5,
        tone: "neutral",
        speaker: null,
        secret: false,
        pinned: false,
      };
      const source = { kind: "turn", turnId: STORED_TURN, turnNumber: 0, version } as const;
      await memory.remember({ ...PROBE, source, items: [item], entities: [], at });
      const { items } = await memory.recall({ ...PROBE, situation: content, limit: 5, budget: 10_000 });
      if (!items.some((found) => found.content === content)) throw new Error("Memory did not recall what it stored");
      return {};
    },
    queue: async () => {
      await turns.send(emptyTurn(version, at));
      const due = { turnId: QUEUED_TURN, version: sourceVersion(version) };
      while (!(await memory.isDigested(PROBE, due))) await pause(LOOK_EVERY_MS);
      return {};
    },
    deadLetters: async () => {
      const { deadLetters } = await memory.digestStatus(GIVEN_UP);
      return { lastSevenDays: givenUpSince(deadLetters, new Date(now - NAMED_FOR_MS)) };
    },
  };
}

/** A turn without words. Graph marks it as digested and asks no model. */
const emptyTurn = (version: number, at: string): TurnCompleted => ({
  type: "turn.completed",
  ...PROBE,
  worldId: PROBE.campaignId,
  turnId: QUEUED_TURN,
  parentTurnId: null,
  number: 0,
  version,
  kind: "opening",
  state: "complete",
  playerText: "",
  reply: "",
  rolls: [],
  effects: [],
  introduced: [],
  characterNames: [],
  at,
});
