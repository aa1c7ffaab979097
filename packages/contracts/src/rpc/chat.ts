import type { CampaignKey } from "./memory.ts";
import type { TurnCompleted } from "../queue/messages.ts";
import type { LateStory } from "../story/late.ts";

/** News that could not be delivered: what it is about, how often it was tried, and why it failed last. */
export interface ParkedMessage {
  readonly kind: string;
  readonly attempts: number;
  readonly error: string;
}

/** What chat answers other workers. It owns the turn ledger. */
export interface ChatRpc {
  /** The active path's ended turns from `afterNumber` on, oldest first, as they were announced: for rebuilding memory. */
  ledgerPage(key: CampaignKey, afterNumber: number, limit: number): Promise<TurnCompleted[]>;
  /**
   * Replaces what the chronicler added to the story of a turn. Ignored where there is no such turn, where it was read in another
   * version than it has now, and where an event is none that the contract knows. Idempotent.
   */
  addLateStory(key: CampaignKey, late: LateStory): Promise<void>;
  /** News for other workers that failed so often that it is not sent again by itself. */
  parkedOutbox(key: CampaignKey): Promise<ParkedMessage[]>;
  /** Sends what is parked once more. */
  sendParkedOutbox(key: CampaignKey): Promise<void>;
  /** Whether a turn is under way at the table right now. */
  isPlaying(key: CampaignKey): Promise<boolean>;
  /** Erases a campaign's table wholly. */
  erase(key: CampaignKey): Promise<void>;
}
