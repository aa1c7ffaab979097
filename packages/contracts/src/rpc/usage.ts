import type { Tokens } from "../play/turn.ts";

/** What a model was asked for, where it did not tell a turn. */
export type ModelPurpose = "description" | "quick-chat" | "chronicle" | "summary";

/** What one piece of work has used of models. */
export interface ModelUsage {
  readonly userId: string;
  readonly purpose: ModelPurpose;
  readonly tokens: Tokens;
}

/**
 * What api answers to who is about to ask a model for a player, and hears afterwards. Turns are not reported here: the table counts
 * them in its ledger and sends the day's sum (`ActivityUpdate.usage`).
 */
export interface UsageRpc {
  /** Tokens that the player may still spend today (UTC), 0 or more; null where there is no limit. */
  tokensLeft(userId: string): Promise<number | null>;
  /** Adds to the player's day. Not idempotent: report each piece of work once. */
  recordUsage(usage: ModelUsage): Promise<void>;
}
