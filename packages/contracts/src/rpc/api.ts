import type { CampaignKey } from "./memory.ts";
import type { Scene } from "../play/scene.ts";

/** Who asks: the signed-in user and the session row that can be revoked. */
export interface Caller {
  readonly userId: string;
  readonly sid: string;
}

/** Why a caller may not act. */
export type Refusal = "session" | "campaign";

export type SceneAnswer =
  | { readonly ok: true; readonly scene: Scene }
  | { readonly ok: false; readonly refusal: Refusal }
  /** `resetsAt` is ISO 8601. */
  | { readonly ok: false; readonly refusal: "budget"; readonly resetsAt: string };

/** What api answers other workers. It owns users, sessions, worlds, campaigns and characters. */
export interface ApiRpc {
  /**
   * All a turn needs in one D1 batch, and that the session still stands. `spends` says that a model will tell the turn: then the
   * player's budget for the day must have something left.
   */
  scene(caller: Caller, campaignId: string, spends?: boolean): Promise<SceneAnswer>;
  /** The session still stands and, where one is named, the campaign is the caller's. */
  access(caller: Caller, campaignId: string | null): Promise<{ ok: true } | { ok: false; refusal: Refusal }>;
  /** Absolute counters after a turn, so that a lost update heals at the next. Unknown campaigns are ignored. */
  recordActivity(update: ActivityUpdate): Promise<void>;
  /** The caller's campaigns that were made in a world, also where the world itself has been deleted since. */
  campaignsOfWorld(caller: Caller, worldId: string): Promise<string[]>;
  /** Campaigns played since an instant (ISO 8601), in the order of their ids, those after `afterId` only. */
  playedSince(since: string, afterId: string | null, limit: number): Promise<CampaignKey[]>;
  /** Announces deleted campaigns again that nobody has confirmed as erased, and removes closed accounts that have none left. */
  finishErasures(): Promise<void>;
  /** A deleted campaign's table, vectors and memory are erased. Idempotent; an unknown campaign is ignored. */
  confirmErased(key: CampaignKey): Promise<void>;
}

export interface ActivityUpdate {
  readonly userId: string;
  readonly campaignId: string;
  readonly messageCount: number;
  /** ISO 8601. */
  readonly lastActivity: string;
  /** What the campaign has cost that day; absent where no model has told anything. */
  readonly usage?: CampaignUsage;
}

/** What models have told and cost in one campaign on one day: absolute, so that it may be heard twice. */
export interface CampaignUsage {
  /** UTC, `2026-09-15`. */
  readonly day: string;
  readonly turns: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
}
