import type { ModelRole } from "../connections/connection.ts";
import type { Tokens } from "../play/turn.ts";
import type { ModelPermit } from "./connections.ts";

/** Why a language model is asked. For a preview it is only named. */
export type RequestPurpose = "turn" | "preview" | "description" | "quick-chat" | "chronicle" | "summary" | "test";

/** What tokens are counted for. */
export type ModelPurpose = RequestPurpose | "embedding";

/** The player for whom a model is to be asked, and for what. */
export interface PermitRequest {
  readonly userId: string;
  /** The campaign whose choice of models applies. Null for the player's usual choice. */
  readonly campaignId: string | null;
  readonly role: ModelRole;
  readonly purpose: RequestPurpose;
}

/** A permission to ask, or the refusal because a day's tokens are used up. `resetsAt` is ISO 8601. */
export type PermitAnswer = ({ readonly ok: true } & ModelPermit) | { readonly ok: false; readonly resetsAt: string };

/** The tokens that one piece of work used, and the reservation that was made for it. */
export interface ModelUsage {
  readonly userId: string;
  readonly purpose: RequestPurpose;
  /** Null if no model was asked, or if the tokens are counted elsewhere. */
  readonly tokens: Tokens | null;
  readonly reservation: string | null;
  /** The player's own connection that was asked. Null for the site's models. */
  readonly connectionId: string | null;
}

/** Texts for the site's embedding model. Their tokens are known before it is asked. */
export interface EmbeddedTexts {
  readonly userId: string;
  readonly tokens: number;
}

/**
 * The methods of api around requests to a model. A worker that asks a model reserves tokens before, and settles afterwards
 * (`askModels` in worker-kit). The tokens of a turn by the site's models are not reported here: the table counts them in its ledger and
 * sends the sum of the day (`ActivityUpdate.usage`).
 */
export interface UsageRpc {
  /** Says who is asked, and reserves tokens if a limit applies. A campaign that is not the player's has the usual choice. */
  requestPermit(permit: PermitRequest): Promise<PermitAnswer>;
  /**
   * Settles a reservation: adds the tokens to the day's count and frees what was reserved. With a reservation it is idempotent; without
   * one, report each piece of work once.
   */
  recordUsage(usage: ModelUsage): Promise<void>;
}

/** The methods of api around requests to the site's embedding model (`askEmbedder` in worker-kit). */
export interface EmbeddingRpc {
  /**
   * Counts the tokens of texts before the embedding model is asked, unless the day's tokens are used up. Nothing is reserved, because
   * nothing is left to settle: it costs one row. An embedding is always by the site's model, because vectors of different models cannot be
   * compared. Returns the day (UTC) that the tokens count for. Null if they are used up, or if the account was deleted.
   */
  countEmbedding(texts: EmbeddedTexts): Promise<string | null>;
  /** Takes back what was counted on a day, because the model did not answer. Call it once for a count. */
  uncountEmbedding(texts: EmbeddedTexts, day: string): Promise<void>;
}
