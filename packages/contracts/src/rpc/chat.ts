import type { CampaignKey } from "./memory.ts";
import type { TurnCompleted } from "../queue/messages.ts";
import type { LateStory } from "../story/late.ts";

/** An outbox message that could not be delivered: its kind, the number of attempts, and the last error. */
export interface ParkedMessage {
  readonly kind: string;
  readonly attempts: number;
  readonly error: string;
}

/** The methods that chat offers other workers. It owns the turn ledger. */
export interface ChatRpc {
  /**
   * The finished turns of the active path from `afterNumber` on, oldest first, in the same form as on the queue. For rebuilding memory.
   */
  ledgerPage(key: CampaignKey, afterNumber: number, limit: number): Promise<TurnCompleted[]>;
  /**
   * Replaces the story events that the chronicler added to a turn. Ignored if the turn does not exist, if the chronicler read another
   * version of the turn, or if an event does not match the contract. Idempotent.
   */
  addLateStory(key: CampaignKey, late: LateStory): Promise<void>;
  /** Outbox messages that failed so often that they are no longer sent automatically. */
  parkedOutbox(key: CampaignKey): Promise<ParkedMessage[]>;
  /** Sends the parked messages again. */
  sendParkedOutbox(key: CampaignKey): Promise<void>;
  /** Whether a turn is running at the table right now. */
  isPlaying(key: CampaignKey): Promise<boolean>;
  /** Closes the streams that these sessions read at a campaign's table. */
  signedOut(key: CampaignKey, sids: readonly string[]): Promise<void>;
  /** Erases all data of a campaign's table. */
  erase(key: CampaignKey): Promise<void>;
}
