import { WorkerEntrypoint } from "cloudflare:workers";

import type { ActivityUpdate, ApiRpc, Caller, SceneAnswer, SheetsUpdate } from "#contracts/rpc/api";
import type { CampaignKey } from "#contracts/rpc/memory";
import type { AdmitRequest, ApiImportRpc, BegunImport } from "#contracts/rpc/portability";
import type {
  EmbeddedTexts,
  EmbeddingRpc,
  PermitAnswer,
  PermitRequest,
  ModelUsage,
  UsageRpc,
} from "#contracts/rpc/usage";
import { siteModels } from "./connections/site-models.ts";
import { dueAt } from "./erasure-watch.ts";
import { admitCampaign } from "./store/admit-campaign.ts";
import { beginImport, dropImport } from "./store/open-imports.ts";
import { requestPermit } from "./store/permits.ts";
import { campaignsOfWorld, playedSince, recordActivity } from "./store/campaigns.ts";
import { openDatabase } from "./store/database.ts";
import { countEmbedding, uncountEmbedding } from "./store/embedded-tokens.ts";
import { confirmErased, erasuresWaiting, finishErasures } from "./store/erasures.ts";
import { recordSheets } from "./store/live-sheets.ts";
import { readAccess, readScene } from "./store/scene.ts";
import { sweep } from "./store/sweep.ts";
import { settleUsage } from "./store/usage.ts";

/** The methods that api offers the other workers. */
export class ApiService extends WorkerEntrypoint<ApiEnv> implements ApiRpc, ApiImportRpc, UsageRpc, EmbeddingRpc {
  scene(
    caller: Caller,
    campaignId: string,
    purpose: "turn" | "quick-chat" | "preview" | null = null,
  ): Promise<SceneAnswer> {
    const permit = purpose === null ? null : { purpose, site: siteModels(this.env, purpose) };
    return readScene(openDatabase(this.env.DB), caller, campaignId, permit);
  }

  access(caller: Caller, campaignId: string | null): ReturnType<ApiRpc["access"]> {
    return readAccess(openDatabase(this.env.DB), caller, campaignId);
  }

  recordActivity(update: ActivityUpdate): Promise<void> {
    return recordActivity(openDatabase(this.env.DB), update);
  }

  recordSheets(update: SheetsUpdate): Promise<void> {
    return recordSheets(openDatabase(this.env.DB), update);
  }

  requestPermit(permit: PermitRequest): Promise<PermitAnswer> {
    return requestPermit(openDatabase(this.env.DB), permit, siteModels(this.env, permit.purpose));
  }

  recordUsage(usage: ModelUsage): Promise<void> {
    return settleUsage(openDatabase(this.env.DB), usage);
  }

  countEmbedding(texts: EmbeddedTexts): Promise<string | null> {
    return countEmbedding(openDatabase(this.env.DB), texts, siteModels(this.env, "embedding"));
  }

  uncountEmbedding(texts: EmbeddedTexts, day: string): Promise<void> {
    return uncountEmbedding(openDatabase(this.env.DB), texts, day);
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

  sweep(): Promise<number> {
    return sweep(openDatabase(this.env.DB), new Date());
  }

  confirmErased(key: CampaignKey): Promise<void> {
    return confirmErased(openDatabase(this.env.DB), key);
  }

  erasuresWaiting(): ReturnType<ApiRpc["erasuresWaiting"]> {
    return erasuresWaiting(openDatabase(this.env.DB));
  }

  beginImport(caller: Caller, campaignId: string): Promise<BegunImport> {
    return beginImport(openDatabase(this.env.DB), caller, campaignId);
  }

  dropImport(key: CampaignKey): Promise<boolean> {
    return dropImport(openDatabase(this.env.DB), key);
  }

  admitCampaign(caller: Caller, request: AdmitRequest): ReturnType<ApiImportRpc["admitCampaign"]> {
    return admitCampaign(openDatabase(this.env.DB), caller, request);
  }
}
