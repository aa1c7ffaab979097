import { WorkerEntrypoint } from "cloudflare:workers";

import type { ActivityUpdate, ApiRpc, Caller, SceneAnswer } from "#contracts/rpc/api";
import { recordActivity } from "./store/campaigns.ts";
import { openDatabase } from "./store/database.ts";
import { readAccess, readScene } from "./store/scene.ts";

/** What api answers the other workers. */
export class ApiService extends WorkerEntrypoint<ApiEnv> implements ApiRpc {
  scene(caller: Caller, campaignId: string, spends = false): Promise<SceneAnswer> {
    const limit = Number(this.env.GM_DAILY_TOKENS);
    return readScene(openDatabase(this.env.DB), caller, campaignId, spends && limit > 0 ? limit : null);
  }

  access(caller: Caller, campaignId: string | null): ReturnType<ApiRpc["access"]> {
    return readAccess(openDatabase(this.env.DB), caller, campaignId);
  }

  recordActivity(update: ActivityUpdate): Promise<void> {
    return recordActivity(openDatabase(this.env.DB), update);
  }
}
