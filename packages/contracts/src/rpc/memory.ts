import type { EntityDraft, EntityType, MemoryDraft, MemorySource } from "../memory/items.ts";
import type { Recalled, TurnState } from "../play/turn.ts";

/** A campaign's objects are named `userId:campaignId` (design.md §3). */
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
}

export interface RememberRequest extends CampaignKey {
  readonly source: MemorySource;
  readonly items: readonly MemoryDraft[];
  readonly entities: readonly EntityDraft[];
  /** ISO 8601: when it happened. */
  readonly at: string;
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
  recall(request: RecallRequest): Promise<{ items: Recalled[] }>;
  /** Idempotent by source: remembering a turn's newer version replaces what the older one left. */
  remember(request: RememberRequest): Promise<{ revision: number; added: number }>;
  /** Who and what a text names, with what is known of them: for the consistency guard (design.md §9). */
  known(request: KnownRequest): Promise<{ entities: KnownEntity[] }>;
  /** Closes what a turn corrects and remembers what it says instead. Idempotent by the item's key within the turn. */
  correct(request: CorrectRequest): Promise<{ revision: number }>;
  /** Follows the ledger: which turns left and joined the active path. */
  moveHead(move: HeadMove): Promise<void>;
  /** Tells the open tabs that a turn began or ended. */
  announceTurn(key: CampaignKey, turn: { turnId: string; state: TurnState }): Promise<void>;
  /** What a context question needs (product.md §7). */
  overview(
    key: CampaignKey,
  ): Promise<{ recentEvents: string[]; totalMemories: number; lastDigestedTurnId: string | null }>;
  /** Forgets a campaign wholly. */
  erase(key: CampaignKey): Promise<void>;
}

/** How far the chronicler has read along the active path. */
export interface DigestStatus {
  readonly lastDigestedTurnId: string | null;
  /** The highest number up to which every turn is digested; -1 where not even the opening is. */
  readonly digestedThrough: number;
  /** Digested turns with higher numbers: turns may be digested out of order. */
  readonly digestedBeyond: readonly string[];
  readonly deadLetters: readonly { readonly turnId: string; readonly error: string }[];
}

/** What memory keeps for graph, which has no storage of its own. */
export interface DigestLogRpc {
  /** Notes a turn that could not be digested. Remembering that turn later takes the note back. */
  noteDeadLetter(key: CampaignKey, letter: { turnId: string; error: string }): Promise<void>;
  digestStatus(key: CampaignKey): Promise<DigestStatus>;
}
