import { WorkerEntrypoint } from "cloudflare:workers";

import type { ApiRpc } from "#contracts/rpc/api";

/** An api that lets everybody into every campaign: what is measured is memory's own work. */
export class ApiService extends WorkerEntrypoint implements Pick<ApiRpc, "access"> {
  async access(): ReturnType<ApiRpc["access"]> {
    return { ok: true };
  }
}

export default {};
