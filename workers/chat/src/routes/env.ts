import type { WorkerEnv } from "#worker-kit/app";
import { objectName } from "#worker-kit/object-name";
import { tenancy } from "#worker-kit/tenancy";
import type { CampaignKey } from "#contracts/rpc/memory";
import type { GameTable } from "../game-table.ts";
import type { Services } from "../services.ts";

/** What chat's routes find on their context. */
export interface ChatRouteEnv {
  Bindings: ChatEnv;
  Variables: WorkerEnv["Variables"] & { services: Services };
}

/** The campaign's table. Its name carries the user, so that nobody reaches another's. */
export const tableOf = (env: ChatEnv, key: CampaignKey): DurableObjectStub<GameTable> =>
  env.GAME_TABLE.getByName(objectName(key));

/** How a route gets the key of its campaign. */
export const { ownCampaign, newCampaign, campaignCheckedByHandler } = tenancy<ChatRouteEnv>(
  (c) => c.get("services").api,
);
