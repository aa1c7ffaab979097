import type { ModelPermit } from "./connections.ts";
import type { CampaignKey } from "./memory.ts";
import type { LiveSheet } from "../play/live-sheet.ts";
import type { Scene } from "../play/scene.ts";

/** The caller: the signed-in user and the id of the session, which can be revoked. */
export interface Caller {
  readonly userId: string;
  readonly sid: string;
}

/** Why a caller may not act: the session has ended, or the campaign is not the caller's. */
export type Refusal = "session" | "campaign";

export type SceneAnswer =
  | { readonly ok: true; readonly scene: Scene; readonly permit: ModelPermit }
  | { readonly ok: false; readonly refusal: Refusal }
  /** `resetsAt` is ISO 8601. */
  | { readonly ok: false; readonly refusal: "budget"; readonly resetsAt: string };

/** The methods that api offers other workers. It owns users, sessions, worlds, campaigns and characters. */
export interface ApiRpc {
  /**
   * Checks the session and returns everything that a turn needs, in one D1 batch. `purpose` is given if a model may be asked. Then the
   * answer says which, and tokens are reserved, which must be settled (UsageRpc.recordUsage). It is a refusal if the day's tokens are used
   * up. For a preview nothing is asked, so nothing is reserved or refused.
   */
  scene(caller: Caller, campaignId: string, purpose?: "turn" | "quick-chat" | "preview" | null): Promise<SceneAnswer>;
  /** Checks that the session is valid and, if a campaign is given, that it is the caller's. */
  access(caller: Caller, campaignId: string | null): Promise<{ ok: true } | { ok: false; refusal: Refusal }>;
  /**
   * Records counters after a turn. They are totals and not differences, so that the next update makes up for a lost one. Unknown
   * campaigns are ignored.
   */
  recordActivity(update: ActivityUpdate): Promise<void>;
  /**
   * Records the sheets at the head of a campaign's story. They are absolute, and an update with a lower epoch than the last one is ignored,
   * so an update may arrive late or twice. Unknown campaigns and characters are ignored.
   */
  recordSheets(update: SheetsUpdate): Promise<void>;
  /** The caller's campaigns in a world, even if that world has been deleted. */
  campaignsOfWorld(caller: Caller, worldId: string): Promise<string[]>;
  /** Campaigns played since an instant (ISO 8601), ordered by id. With `afterId`, only the ones after it. */
  playedSince(since: string, afterId: string | null, limit: number): Promise<CampaignKey[]>;
  /**
   * Sends the message about a deleted campaign again if its erasure was never confirmed. Also removes closed accounts that have no such
   * campaign left.
   */
  finishErasures(): Promise<void>;
  /** Deletes the rows that nobody needs any more (docs/operations.md, "How long rows are kept"). Returns how many. */
  sweep(): Promise<number>;
  /** Reports that a deleted campaign's table, vectors and memory are erased. Idempotent. An unknown campaign is ignored. */
  confirmErased(key: CampaignKey): Promise<void>;
  /** How many deleted campaigns are not erased yet, and since when the oldest waits (ISO 8601; null if there is none). */
  erasuresWaiting(): Promise<{ readonly erasuresWaiting: number; readonly oldestErasure: string | null }>;
}

export interface ActivityUpdate {
  readonly userId: string;
  readonly campaignId: string;
  readonly messageCount: number;
  /** ISO 8601. */
  readonly lastActivity: string;
  /** What models used for the campaign on that day. Absent if no model narrated a turn. */
  readonly usage?: CampaignUsage;
}

/** The sheets of a campaign's party after what was played. */
export interface SheetsUpdate {
  readonly userId: string;
  readonly campaignId: string;
  /** Grows with every update of the campaign. */
  readonly epoch: number;
  /** Empty if nothing on the active path changed a sheet. A character of the campaign who is missing has no live sheet. */
  readonly sheets: readonly LiveSheet[];
}

/** Turns and tokens of models in one campaign on one day. They are totals, so that the same report may arrive twice. */
export interface CampaignUsage {
  /** UTC, `2026-09-15`. */
  readonly day: string;
  readonly turns: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
}
