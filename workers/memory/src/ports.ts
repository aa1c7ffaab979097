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
import type { MemoryDraft, MemoryKind, QuestStatus } from "#contracts/memory/items";

/** Identifies an entity by its id or by one of its names. */
export type EntityRef = { readonly id: string } | { readonly name: string };

export interface Situation {
  readonly situation: string;
  /** Names that matter in the situation, in addition to the names in its text. */
  readonly entities: readonly string[];
  readonly limit: number;
}

/** The player's read access to a campaign's memory. Only active sources are read, and never secrets. */
export interface CampaignQueries {
  search(query: string, limit: number): { results: MemorySearchResult[]; total: number };
  context(situation: Situation): MemoryContext;
  /** Items about a place that the party reaches, or about an event there. */
  atPlace(triggerEvent: string, entities: readonly string[]): MemorySearchResult[];
  /** What a person did in the last sessions. Null if no person with that name is known. */
  recap(characterName: string, sessionsBack: number): CharacterRecap | null;
  /** The relationships of an entity. An empty list of types means all. Null if the entity is not known. */
  relationships(of: EntityRef, types: readonly string[]): Relationship[] | null;
  /** The most mentioned entities first. `name` is a part of a name or alias. */
  entities(type: string, filter: { readonly name?: string; readonly limit?: number }): MemoryEntity[];
  /** The quests with that status, or all quests if it is null. Open quests come first. */
  quests(status: QuestStatus | null): Quest[];
  /** A page of items: newest first, or best match first if `q` is given. */
  items(query: { readonly kind?: MemoryKind; readonly q?: string; readonly cursor?: string }): MemoryItemsAnswer;
  item(id: string): MemoryItem | null;
  graph(): GraphAnswer;
  timeline(): TimelineAnswer;
  eventsBetween(firstTurn: number, lastTurn: number): TimelineEvent[];
}

/** A relationship that the player states. The other entity is given by id or by name. */
export interface StatedRelationship {
  /** At least one of both. If there is no such entity yet, it is created. */
  readonly target: { readonly id?: string; readonly name?: string };
  readonly type: string;
  readonly description: string;
}

/** The changes that a player may make. Each notifies every connection that memory has changed. */
export interface CampaignEdits {
  /** Stores an item that the player wrote and returns its id. A draft with the same key changes the item. */
  note(draft: MemoryDraft): string;
  /** Stores an entity and its relationships under the client's id. An entity that already has that id is changed. */
  storeEntity(id: string, draft: StatedEntity, relationships: readonly StatedRelationship[]): void;
  /** Null if there is no such entity. */
  updateEntity(id: string, change: Partial<StatedEntity>): MemoryEntity | null;
  /** Stores a quest and returns its id. A quest with the same id or title is changed. What the draft leaves out stays as it was. */
  storeQuest(quest: QuestDraft): string;
  /** Null if there is no such relationship. */
  updateRelationship(id: string, change: RelationshipChange): Relationship | null;
  /** Pins or corrects an item. The earlier wording stays in its history. Null if the player can see no such item. */
  changeItem(id: string, change: ItemChange): MemoryItem | null;
  /** Forgets an item for good, even if its turn is digested again. False if the player can see no such item. */
  forgetItem(id: string): boolean;
}

/** An entity as a client states it. What is left out stays as it was. */
export interface StatedEntity {
  readonly name: string;
  /** One of the five types, or the client's own word. */
  readonly type?: string;
  readonly description?: string;
  readonly aliases?: readonly string[];
  /** Further fields of the client's own. */
  readonly properties?: readonly Property[];
}

/** A field that a client stated, and its value in words. */
export interface Property {
  readonly field: string;
  readonly value: string;
}

export interface QuestDraft {
  readonly id?: string;
  /** May be left out if the id is known. */
  readonly title?: string;
  readonly description?: string;
  readonly status?: QuestStatus;
  readonly importance?: number;
  readonly properties?: readonly Property[];
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
