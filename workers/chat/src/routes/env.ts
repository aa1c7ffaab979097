import type { WorkerEnv } from "#worker-kit/app";
import { inJurisdiction } from "#worker-kit/jurisdiction";
import { objectName } from "#worker-kit/object-name";
import { tenancy } from "#worker-kit/tenancy";
import type { CampaignKey } from "#contracts/rpc/memory";
import type { GameTable } from "../game-table.ts";
import type { Services } from "../services.ts";

/** The bindings and context variables of chat's routes. */
export interface ChatRouteEnv {
  Bindings: ChatEnv;
  Variables: WorkerEnv["Variables"] & { services: Services };
}

/** The tables of all campaigns. */
export const tablesOf = (env: ChatEnv): DurableObjectNamespace<GameTable> =>
  inJurisdiction(env.GAME_TABLE, env.DATA_JURISDICTION);

/** The campaign's table. Its name contains the user's id, so that nobody can reach another user's table. */
export const tableOf = (env: ChatEnv, key: CampaignKey): DurableObjectStub<GameTable> =>
  tablesOf(env).getByName(objectName(key));

/** Middleware with which a route gets the key of its campaign. */
export const { ownCampaign, newCampaign, campaignCheckedByHandler } = tenancy<ChatRouteEnv>(
  (c) => c.get("services").api,
);
