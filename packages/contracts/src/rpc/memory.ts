import type { EntityDraft, MemoryDraft, MemorySource } from "../memory/items.ts";
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
