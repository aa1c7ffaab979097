import { WorkerEntrypoint } from "cloudflare:workers";

import type { ActivityUpdate, ApiRpc, Caller, SceneAnswer } from "#contracts/rpc/api";
import type { CampaignKey } from "#contracts/rpc/memory";
import type { AdmitRequest, ApiImportRpc } from "#contracts/rpc/portability";
import type { ModelUsage, UsageRpc } from "#contracts/rpc/usage";
import { dueAt } from "./erasure-watch.ts";
import { admitCampaign } from "./store/admit-campaign.ts";
import { dailyLimit, tokensLeft } from "./store/budget.ts";
import { campaignsOfWorld, playedSince, recordActivity } from "./store/campaigns.ts";
import { openDatabase } from "./store/database.ts";
import { confirmErased, finishErasures } from "./store/erasures.ts";
import { readAccess, readScene } from "./store/scene.ts";
import { addModelUsage } from "./store/usage.ts";

/** The methods that api offers the other workers. */
export class ApiService extends WorkerEntrypoint<ApiEnv> implements ApiRpc, ApiImportRpc, UsageRpc {
  scene(caller: Caller, campaignId: string, spends = false): Promise<SceneAnswer> {
    return readScene(openDatabase(this.env.DB), caller, campaignId, spends ? dailyLimit(this.env) : null);
  }

  access(caller: Caller, campaignId: string | null): ReturnType<ApiRpc["access"]> {
    return readAccess(openDatabase(this.env.DB), caller, campaignId);
  }

  recordActivity(update: ActivityUpdate): Promise<void> {
    return recordActivity(openDatabase(this.env.DB), update);
  }

  tokensLeft(userId: string): Promise<number | null> {
    return tokensLeft(openDatabase(this.env.DB), userId, dailyLimit(this.env));
  }

  recordUsage(usage: ModelUsage): Promise<void> {
    return addModelUsage(openDatabase(this.env.DB), usage);
  }

  campaignsOfWorld(caller: Caller, worldId: string): Promise<string[]> {
    return campaignsOfWorld(openDatabase(this.env.DB), caller, worldId);
  }

  playedSince(since: string, afterId: string | null, limit: number): Promise<CampaignKey[]> {
    return playedSince(openDatabase(this.env.DB), since, afterId, limit);
  }

  finishErasures(): Promise<void> {
    return finishErasures(openDatabase(this.env.DB), this.env.TURNS, dueAt(Date.now()));
  }

  confirmErased(key: CampaignKey): Promise<void> {
    return confirmErased(openDatabase(this.env.DB), key);
  }

  admitCampaign(caller: Caller, request: AdmitRequest): ReturnType<ApiImportRpc["admitCampaign"]> {
    return admitCampaign(openDatabase(this.env.DB), caller, request);
  }
}
