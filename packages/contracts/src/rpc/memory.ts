import type { MemorySearchResult } from "../entities/memory.ts";
import type { GraphAnswer, TimelineAnswer, TimelineEvent } from "../http/graph.ts";
import type { EntityDraft, EntityType, MemoryDraft, MemorySource } from "../memory/items.ts";
import type { GameMasterFamily, Recalled, TurnState } from "../play/turn.ts";

/** Identifies a campaign. Its Durable Objects are named `userId:campaignId`. */
export interface CampaignKey {
  readonly userId: string;
  readonly campaignId: string;
}

export interface RecallRequest extends CampaignKey {
  /** The current situation: the player's words and the end of the last reply. */
  readonly situation: string;
  readonly limit: number;
  /** The most characters that the contents of all results may have together. */
  readonly budget: number;
  /** Turns to leave out of the recall, because the game master receives their text anyway. */
  readonly exclude?: readonly string[];
  /** The most milliseconds that an embedding model may take, if there is one. The default is 150. */
  readonly vectorsMs?: number;
  /** True if nothing is sent to a game master with it: no embedding model is asked, and the items do not count as recalled. */
  readonly preview?: boolean;
  /** Also return a recap of these people: their last deeds before a turn, how they stand with others, and how they are. */
  readonly recap?: { readonly of: readonly string[]; readonly before: number };
}

/** `degraded` says that vectors are configured but were not used, because they were too slow or unavailable. */
export interface RecallAnswer {
  readonly items: Recalled[];
  /** Sentences, oldest first. Present if a recap was requested. */
  readonly recap?: string[];
  readonly degraded?: "vectors";
}

export interface RememberRequest extends CampaignKey {
  readonly source: MemorySource;
  readonly items: readonly MemoryDraft[];
  readonly entities: readonly EntityDraft[];
  /** ISO 8601: when the turn happened. */
  readonly at: string;
}

/** `items` are the items that are new or have a new text, so that graph can make vectors for them. */
export interface RememberAnswer {
  readonly revision: number;
  readonly added: number;
  readonly items: readonly { readonly id: string; readonly content: string }[];
}

/** Asks memory about the people and things that a text names. */
export interface KnownRequest extends CampaignKey {
  readonly text: string;
}

/** A known state of an entity, and the item that it comes from. */
export interface KnownState<Value extends string = string> {
  readonly value: Value;
  readonly itemId: string;
  readonly content: string;
  /** Null for lore, imports and the player's own notes. */
  readonly turnId: string | null;
  readonly turnNumber: number | null;
}

/** An entity of the story, as the active sources describe it. */
export interface KnownEntity {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly type: EntityType | null;
  /** Null if the story never said. A person without a status counts as alive. */
  readonly status: KnownState<"alive" | "dead"> | null;
  readonly place: KnownState | null;
}

/** The player accepts a reply that contradicts memory, so memory is corrected. */
export interface CorrectRequest extends CampaignKey {
  /** The turn whose reply was accepted. The correction applies while that turn is on the active path. */
  readonly turnId: string;
  readonly turnNumber: number;
  /** The item that is no longer valid. Null if the reply contradicts no item. */
  readonly closes: string | null;
  readonly item: MemoryDraft;
  readonly entities: readonly EntityDraft[];
  /** ISO 8601. */
  readonly at: string;
}

export interface HeadMove extends CampaignKey {
  /** Grows with every move. If two moves arrive in the wrong order, the one with the higher epoch wins. */
  readonly epoch: number;
  readonly headTurnId: string | null;
  readonly left: readonly string[];
  readonly joined: readonly string[];
}

/** The methods that memory offers other workers. */
export interface MemoryRpc {
  recall(request: RecallRequest): Promise<RecallAnswer>;
  /** Stores what was learned from a source. Idempotent by source. A newer version of a turn replaces what the older version left. */
  remember(request: RememberRequest): Promise<RememberAnswer>;
  /** The entities that a text names and what is known of them. For the guard. */
  known(request: KnownRequest): Promise<{ entities: KnownEntity[] }>;
  /** Closes the item that a turn corrects, and stores the new item. Idempotent by the item's key within the turn. */
  correct(request: CorrectRequest): Promise<{ revision: number }>;
  /** Updates which turns are on the active path: the ones that left it and the ones that joined it. */
  moveHead(move: HeadMove): Promise<void>;
  /** Tells the open tabs that a turn began or ended, or that the player changed a finished turn. */
  announceTurn(key: CampaignKey, turn: { turnId: string; state: TurnState }): Promise<void>;
  /** The data for the chat's context request. */
  overview(
    key: CampaignKey,
  ): Promise<{ recentEvents: string[]; totalMemories: number; lastDigestedTurnId: string | null }>;
  /** Erases a campaign's whole memory. */
  erase(key: CampaignKey): Promise<void>;
}

/** What memory does when sessions end. */
export interface SignOutRpc {
  /** Closes the connections that were opened with these sessions, with code 4401. */
  signedOut(key: CampaignKey, sids: readonly string[]): Promise<void>;
}

/** Which turns of the active path are digested. */
export interface DigestStatus {
  readonly lastDigestedTurnId: string | null;
  /** The number of the story's first turn: 0 if the opening scene is digested, 1 if turn 1 is digested but no turn 0. */
  readonly digestedFrom: 0 | 1;
  /** Every turn from `digestedFrom` to this number is digested. -1 if not even the first turn is. */
  readonly digestedThrough: number;
  /** Digested turns with higher numbers. They exist because turns may be digested out of order. */
  readonly digestedBeyond: readonly string[];
  readonly deadLetters: readonly { readonly turnId: string; readonly error: string }[];
  /** True between beginRebuild and endRebuild. */
  readonly rebuilding: boolean;
}

/** What memory stores about digesting for graph, which has no storage of its own. */
export interface DigestLogRpc {
  /** Records a turn that could not be digested. The record is removed when the turn is remembered later. */
  noteDeadLetter(key: CampaignKey, letter: { turnId: string; error: string }): Promise<void>;
  digestStatus(key: CampaignKey): Promise<DigestStatus>;
  /** Whether memory already has this version of a turn or a newer one. Then digesting it would change nothing. */
  isDigested(key: CampaignKey, turn: { turnId: string; version: number }): Promise<boolean>;
}

/** An entity with its names, for matching new names against it. */
export interface KnownName {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** Null if the story has not yet said what the entity is. */
  readonly type: EntityType | null;
}

/** The changes that a consolidation makes. It deletes nothing. */
export interface ConsolidationPlan {
  /**
   * Pairs of entities that are the same. Everything about `drop` is moved to `keep`, and the names of `drop` become aliases of `keep`.
   */
  readonly merges: readonly { readonly keep: string; readonly drop: string }[];
  /** Summaries of play sessions. A session is identified by its start (ISO 8601). `source` says who wrote the summary. */
  readonly summaries: readonly {
    readonly startedAt: string;
    readonly summary: string;
    readonly source?: GameMasterFamily;
  }[];
}

/** What graph reads and maintains in a campaign's memory, apart from digesting turns. */
export interface GraphMemoryRpc {
  /** All names that active sources contain. */
  names(key: CampaignKey): Promise<KnownName[]>;
  /** Resolves if memory and its objects answer. For graph's own health. */
  check(): Promise<void>;
  /** The graph as the player may see it: without secrets. */
  graph(key: CampaignKey): Promise<GraphAnswer>;
  timeline(key: CampaignKey): Promise<TimelineAnswer>;
  /** The most important events of these turns, in the order they happened, without secrets. */
  eventsBetween(key: CampaignKey, firstTurn: number, lastTurn: number): Promise<TimelineEvent[]>;
  /** For each question, the items that it recalls: at most `limit`, best first, without secrets. */
  ask(key: CampaignKey, questions: readonly string[], limit: number): Promise<MemorySearchResult[][]>;
  /** Marks every turn as not digested. Memory items stay until their turn is digested again. */
  beginRebuild(key: CampaignKey): Promise<void>;
  /** Ends the rebuild. Removes names that only the memory before the rebuild had and that no item uses any more. */
  endRebuild(key: CampaignKey): Promise<void>;
  /** Merges entities, stores summaries, and lowers the importance of items that were never recalled. Returns the number of each. */
  consolidate(
    key: CampaignKey,
    plan: ConsolidationPlan,
  ): Promise<{ merged: number; summarized: number; faded: number }>;
}
