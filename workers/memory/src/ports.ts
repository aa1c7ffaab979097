import type {
  CharacterRecap,
  MemoryContext,
  MemoryEntity,
  MemoryItem,
  MemorySearchResult,
  Quest,
  Relationship,
} from "#contracts/entities/memory";
import type { GraphAnswer, TimelineAnswer, TimelineEvent } from "#contracts/http/graph";
import type { MemoryItemsAnswer } from "#contracts/http/memory-items";
import type { EntityDraft, EntityType, MemoryDraft, MemoryKind, QuestStatus } from "#contracts/memory/items";

/** An entity by its id or by a name it bears. */
export type EntityRef = { readonly id: string } | { readonly name: string };

export interface Situation {
  readonly situation: string;
  /** Names that matter here beside those the situation names itself. */
  readonly entities: readonly string[];
  readonly limit: number;
}

/** What may be asked of a campaign's memory by its player: active sources only, never a secret. */
export interface CampaignQueries {
  search(query: string, limit: number): { results: MemorySearchResult[]; total: number };
  context(situation: Situation): MemoryContext;
  /** What is remembered of a place that is come to, or of what happens there. */
  atPlace(triggerEvent: string, entities: readonly string[]): MemorySearchResult[];
  /** What somebody has been through in the last sessions. Null where nobody of that name is known. */
  recap(characterName: string, sessionsBack: number): CharacterRecap | null;
  /** Of all types where none is named. Null where the entity is not known. */
  relationships(of: EntityRef, types: readonly string[]): Relationship[] | null;
  /** Those most spoken of first; `name` is part of a name or alias. */
  entities(type: EntityType, filter: { readonly name?: string; readonly limit?: number }): MemoryEntity[];
  /** Every quest where no status is named, the open ones first. */
  quests(status: QuestStatus | null): Quest[];
  /** Newest first, or best first where `q` is asked for. */
  items(query: { readonly kind?: MemoryKind; readonly q?: string; readonly cursor?: string }): MemoryItemsAnswer;
  item(id: string): MemoryItem | null;
  graph(): GraphAnswer;
  timeline(): TimelineAnswer;
  eventsBetween(firstTurn: number, lastTurn: number): TimelineEvent[];
}

/** A relationship as the player states it: the other end by id or by name. */
export interface StatedRelationship {
  readonly target: EntityRef;
  readonly type: string;
  readonly description: string;
}

/** What the player's own hand may do. Each tells every connection that memory has changed. */
export interface CampaignEdits {
  /** Stores an item from the player's own hand; answers its id. The same key again changes it. */
  note(draft: MemoryDraft): string;
  /** Stores an entity under the client's id, or changes the one that has it, with its relationships. */
  storeEntity(id: string, draft: EntityDraft, relationships: readonly StatedRelationship[]): void;
  /** Null where there is no such entity. */
  updateEntity(id: string, change: Partial<EntityDraft>): MemoryEntity | null;
  /** Stores a quest or changes the one of that id or title; answers its id. */
  storeQuest(quest: QuestDraft): string;
  /** Null where there is no such relationship. */
  updateRelationship(id: string, change: RelationshipChange): Relationship | null;
  /** Pins or corrects; the wording before stays in the item's history. Null where the player can see no such item. */
  changeItem(id: string, change: ItemChange): MemoryItem | null;
  /** Forgets an item for good, also when its turn is digested again. False where the player can see no such item. */
  forgetItem(id: string): boolean;
}

export interface QuestDraft {
  readonly id?: string;
  readonly title: string;
  readonly description: string;
  readonly status: QuestStatus;
  readonly importance?: number;
}

export interface RelationshipChange {
  readonly type?: string;
  readonly description?: string;
  readonly ended?: boolean;
}

export interface ItemChange {
  readonly content?: string;
  readonly pinned?: boolean;
  readonly importance?: number;
}
