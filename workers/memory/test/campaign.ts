import { env, exports } from "cloudflare:workers";

import type { EntityDraft, MemoryDraft, MemorySource } from "#contracts/memory/items";
import type { CampaignKey, DigestLogRpc, GraphMemoryRpc, MemoryRpc, SignOutRpc } from "#contracts/rpc/memory";
import type { CampaignMemory } from "../src/campaign-memory.ts";
import type { Bindings } from "../src/env.ts";
import { memoryOf } from "../src/services.ts";

/** The memory service as chat and graph call it. */
export const service = exports.MemoryService as unknown as MemoryRpc & DigestLogRpc & GraphMemoryRpc & SignOutRpc;

export const bindings: Bindings = env;

let campaigns = 0;
/** A campaign that no other test uses. FakeApi accepts it as `ada`'s. */
export const newCampaign = (userId = "ada"): CampaignKey => ({ userId, campaignId: `${userId}-${(campaigns += 1)}` });

export const objectOf = (key: CampaignKey): DurableObjectStub<CampaignMemory> => memoryOf(bindings, key);

/** The UUID of turn `number`. `branch` distinguishes variants of the same number. */
export const turnId = (number: number, branch = 0): string =>
  `00000000-0000-4000-8${String(branch).padStart(3, "0")}-${String(number).padStart(12, "0")}`;

export const turn = (number: number, version = 1, branch = 0): MemorySource => ({
  kind: "turn",
  turnId: turnId(number, branch),
  turnNumber: number,
  version,
});

export const item = (content: string, more: Partial<MemoryDraft> = {}): MemoryDraft => ({
  key: "episode",
  kind: "episode",
  content,
  entities: [],
  importance: 3,
  tone: "neutral",
  speaker: null,
  secret: false,
  pinned: false,
  ...more,
});

export const entity = (name: string, more: Partial<EntityDraft> = {}): EntityDraft => ({
  name,
  type: "person",
  aliases: [],
  description: "",
  ...more,
});

/** Stores a turn with the given items. */
export const rememberTurn = (key: CampaignKey, source: MemorySource, items: readonly MemoryDraft[]) =>
  service.remember({ ...key, source, items, entities: [], at: new Date().toISOString() });

let epoch = 100;

/**
 * Moves the head: the turns that left the active path and those that joined it. Each call is a later move, unless `when` says otherwise.
 */
export const move = (key: CampaignKey, left: string[], joined: string[], when = (epoch += 1)): Promise<void> =>
  service.moveHead({ ...key, epoch: when, headTurnId: null, left, joined });

/** The texts of the items that are recalled in a situation. */
export async function recalled(key: CampaignKey, situation: string): Promise<string[]> {
  const { items } = await service.recall({ ...key, situation, limit: 10, budget: 4_000 });
  return items.map(({ content }) => content);
}
