import type { MemorySearchResult } from "../entities/memory.ts";
import type { GraphAnswer, TimelineAnswer, TimelineEvent } from "../http/graph.ts";
import type { EntityDraft, EntityType, MemoryDraft, MemorySource } from "../memory/items.ts";
import type { GameMasterFamily, Recalled, TurnState } from "../play/turn.ts";

/** A campaign's objects are named `userId:campaignId`. */
export interface CampaignKey {
  readonly userId: string;
  readonly campaignId: string;
}

export interface RecallRequest extends CampaignKey {
  /** What is going on: the player's words and the end of the last reply. */
  readonly situation: string;
  readonly limit: number;
  /** Most characters of content all results together may have. */
  readonly budget: number;
  /** Turns not to recall from: those the game master is given word for word anyway. */
  readonly exclude?: readonly string[];
  /** How long an embedding model may take, where there is one. Milliseconds; 150 where it is left out. */
  readonly vectorsMs?: number;
  /** Whose last deeds before a turn are wanted too: what the party did before the transcript begins. */
  readonly recap?: { readonly of: readonly string[]; readonly before: number };
}

/** `degraded` says that vectors are configured but had no part in it: they were too slow, or out. */
export interface RecallAnswer {
  readonly items: Recalled[];
  /** Sentences, oldest first; there where a recap was asked for. */
  readonly recap?: string[];
  readonly degraded?: "vectors";
}

export interface RememberRequest extends CampaignKey {
  readonly source: MemorySource;
  readonly items: readonly MemoryDraft[];
  readonly entities: readonly EntityDraft[];
  /** ISO 8601: when it happened. */
  readonly at: string;
}

/** `items` are those that are new or say something new, for whoever embeds them. */
export interface RememberAnswer {
  readonly revision: number;
  readonly added: number;
  readonly items: readonly { readonly id: string; readonly content: string }[];
}

/** What is asked of memory is whom and what this text names. */
export interface KnownRequest extends CampaignKey {
  readonly text: string;
}

/** Something that is known to be so, with where it comes from. */
export interface KnownState<Value extends string = string> {
  readonly value: Value;
  readonly itemId: string;
  readonly content: string;
  /** Null for lore, imports and the player's own notes. */
  readonly turnId: string | null;
  readonly turnNumber: number | null;
}

/** Somebody or something of the story, as active sources have it. */
export interface KnownEntity {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly type: EntityType | null;
  /** Null where nothing was ever said: who was met is taken for alive. */
  readonly status: KnownState<"alive" | "dead"> | null;
  readonly place: KnownState | null;
}

/** The player lets a reply stand against what was remembered. */
export interface CorrectRequest extends CampaignKey {
  /** The turn that says otherwise: what it corrects is so as long as it is on the active path. */
  readonly turnId: string;
  readonly turnNumber: number;
  /** The item that no longer holds; null where there was none. */
  readonly closes: string | null;
  readonly item: MemoryDraft;
  readonly entities: readonly EntityDraft[];
  /** ISO 8601. */
  readonly at: string;
}

export interface HeadMove extends CampaignKey {
  /** Grows with every move: of two moves heard in the wrong order, the later one counts. */
  readonly epoch: number;
  readonly headTurnId: string | null;
  readonly left: readonly string[];
  readonly joined: readonly string[];
}

/** What memory answers other workers. */
export interface MemoryRpc {
  recall(request: RecallRequest): Promise<RecallAnswer>;
  /** Idempotent by source: remembering a turn's newer version replaces what the older one left. */
  remember(request: RememberRequest): Promise<RememberAnswer>;
  /** Who and what a text names, with what is known of them: for the consistency guard. */
  known(request: KnownRequest): Promise<{ entities: KnownEntity[] }>;
  /** Closes what a turn corrects and remembers what it says instead. Idempotent by the item's key within the turn. */
  correct(request: CorrectRequest): Promise<{ revision: number }>;
  /** Follows the ledger: which turns left and joined the active path. */
  moveHead(move: HeadMove): Promise<void>;
  /** Tells the open tabs that a turn began or ended, or that the player has changed something in one that ended before. */
  announceTurn(key: CampaignKey, turn: { turnId: string; state: TurnState }): Promise<void>;
  /** What a context question needs. */
  overview(
    key: CampaignKey,
  ): Promise<{ recentEvents: string[]; totalMemories: number; lastDigestedTurnId: string | null }>;
  /** Forgets a campaign wholly. */
  erase(key: CampaignKey): Promise<void>;
}

/** What memory hears of sign-ins that have ended. */
export interface SignOutRpc {
  /** Closes, with 4401, what these sign-ins have opened. */
  signedOut(key: CampaignKey, sids: readonly string[]): Promise<void>;
}

/** How far the chronicler has read along the active path. */
export interface DigestStatus {
  readonly lastDigestedTurnId: string | null;
  /** The number the story seems to begin with: 1 where that turn is digested and no opening scene is, which is 0. */
  readonly digestedFrom: 0 | 1;
  /** The highest number up to which every turn from there on is digested; -1 where not even the first is. */
  readonly digestedThrough: number;
  /** Digested turns with higher numbers: turns may be digested out of order. */
  readonly digestedBeyond: readonly string[];
  readonly deadLetters: readonly { readonly turnId: string; readonly error: string }[];
  /** True between beginRebuild and endRebuild. */
  readonly rebuilding: boolean;
}

/** What memory keeps for graph, which has no storage of its own. */
export interface DigestLogRpc {
  /** Notes a turn that could not be digested. Remembering that turn later takes the note back. */
  noteDeadLetter(key: CampaignKey, letter: { turnId: string; error: string }): Promise<void>;
  digestStatus(key: CampaignKey): Promise<DigestStatus>;
  /** Whether this version of a turn, or a newer one, is remembered already: reading it again would change nothing. */
  isDigested(key: CampaignKey, turn: { turnId: string; version: number }): Promise<boolean>;
}

/** A name the story knows somebody or something by, for resolving new ones against it. */
export interface KnownName {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** Null where the story has not said yet what it is. */
  readonly type: EntityType | null;
}

/** What a consolidation changes. Nothing is deleted by it. */
export interface ConsolidationPlan {
  /** Entities that are one: what is said of `drop` is from now on said of `keep`, and its names are aliases of `keep`. */
  readonly merges: readonly { readonly keep: string; readonly drop: string }[];
  /** Sessions by when they began (ISO 8601), with a summary of what happened in them, and who wrote it. */
  readonly summaries: readonly {
    readonly startedAt: string;
    readonly summary: string;
    readonly source?: GameMasterFamily;
  }[];
}

/** What graph reads and tends of a campaign's memory beside digesting turns. */
export interface GraphMemoryRpc {
  /** Every name active sources know. */
  names(key: CampaignKey): Promise<KnownName[]>;
  /** As the player may see it: without secrets. */
  graph(key: CampaignKey): Promise<GraphAnswer>;
  timeline(key: CampaignKey): Promise<TimelineAnswer>;
  /** What happened in these turns, the weightiest of it, in the order it happened; as the player may see it. */
  eventsBetween(key: CampaignKey, firstTurn: number, lastTurn: number): Promise<TimelineEvent[]>;
  /** What each question recalls, at most `limit`, best first; as the player may see it. */
  ask(key: CampaignKey, questions: readonly string[], limit: number): Promise<MemorySearchResult[][]>;
  /** From here on every turn counts as not digested, and what is remembered stays until its turn is digested again. */
  beginRebuild(key: CampaignKey): Promise<void>;
  /** Takes out what only the memory before the rebuild had: names nobody speaks of any more. */
  endRebuild(key: CampaignKey): Promise<void>;
  /** Merges, writes summaries, and lowers the importance of what was never recalled; answers how much of each. */
  consolidate(
    key: CampaignKey,
    plan: ConsolidationPlan,
  ): Promise<{ merged: number; summarized: number; faded: number }>;
}
