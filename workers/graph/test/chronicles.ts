import type { EntityDraft, EntityType, MemoryDraft } from "#contracts/memory/items";
import type { KnownName } from "#contracts/rpc/memory";
import type { Chronicle } from "#storyteller/ports";

export const draft = (name: string, type: EntityType = "person", aliases: string[] = []): EntityDraft => ({
  name,
  type,
  aliases,
  description: "",
});

export const item = (content: string, more: Partial<MemoryDraft> = {}): MemoryDraft => ({
  key: "fact:0",
  kind: "fact",
  content,
  entities: [],
  importance: 3,
  tone: "neutral",
  speaker: null,
  secret: false,
  pinned: false,
  ...more,
});

export const chronicle = (entities: EntityDraft[], items: MemoryDraft[] = []): Chronicle => ({
  entities,
  items,
  source: "oracle",
});

export const known = (name: string, type: EntityType | null = "person", aliases: string[] = []): KnownName => ({
  id: `id of ${name}`,
  name,
  type,
  aliases,
});
