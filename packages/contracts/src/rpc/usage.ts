import type { Tokens } from "../play/turn.ts";

/** Why a model was asked, other than to narrate a turn. */
export type ModelPurpose = "description" | "quick-chat" | "chronicle" | "summary";

/** The tokens that one piece of work used. */
export interface ModelUsage {
  readonly userId: string;
  readonly purpose: ModelPurpose;
  readonly tokens: Tokens;
}

/**
 * The methods of api around requests to a model. A worker asks for the player's budget before, and reports the tokens afterwards. Turns
 * are not reported here: the table counts them in its ledger and sends the sum of the day (`ActivityUpdate.usage`).
 */
export interface UsageRpc {
  /** The tokens that the player may still use today (UTC), 0 or more. Null if there is no limit. */
  tokensLeft(userId: string): Promise<number | null>;
  /** Adds tokens to the player's count of today. Not idempotent, so report each piece of work once. */
  recordUsage(usage: ModelUsage): Promise<void>;
}
