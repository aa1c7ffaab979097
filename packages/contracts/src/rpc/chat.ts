import type { CampaignKey } from "./memory.ts";
import type { TurnCompleted } from "../queue/messages.ts";

/** What chat answers other workers. It owns the turn ledger. */
export interface ChatRpc {
  /** The active path's ended turns from `afterNumber` on, oldest first, as they were announced: for rebuilding memory. */
  ledgerPage(key: CampaignKey, afterNumber: number, limit: number): Promise<TurnCompleted[]>;
  /** Erases a campaign's table wholly. */
  erase(key: CampaignKey): Promise<void>;
}
