import type { Scene } from "../play/scene.ts";

/** Who asks: the signed-in user and the session row that can be revoked. */
export interface Caller {
  readonly userId: string;
  readonly sid: string;
}

/** Why a caller may not act. */
export type Refusal = "session" | "campaign";

/** What api answers other workers. It owns users, sessions, worlds, campaigns and characters. */
export interface ApiRpc {
  /** All a turn needs in one D1 batch, and that the session still stands. */
  scene(caller: Caller, campaignId: string): Promise<{ ok: true; scene: Scene } | { ok: false; refusal: Refusal }>;
  /** The session still stands and, where one is named, the campaign is the caller's. */
  access(caller: Caller, campaignId: string | null): Promise<{ ok: true } | { ok: false; refusal: Refusal }>;
  /** Absolute counters after a turn, so that a lost update heals at the next. Unknown campaigns are ignored. */
  recordActivity(update: ActivityUpdate): Promise<void>;
}

export interface ActivityUpdate {
  readonly userId: string;
  readonly campaignId: string;
  readonly messageCount: number;
  /** ISO 8601. */
  readonly lastActivity: string;
}
