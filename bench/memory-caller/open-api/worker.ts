import { WorkerEntrypoint } from "cloudflare:workers";

import type { ApiRpc } from "#contracts/rpc/api";

/** A fake api that authorizes everybody for every campaign, because only memory's own work is measured. */
export class ApiService extends WorkerEntrypoint implements Pick<ApiRpc, "access"> {
  async access(): ReturnType<ApiRpc["access"]> {
    return { ok: true };
  }
}

export default {};
