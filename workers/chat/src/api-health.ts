import type { ApiRpc } from "#contracts/rpc/api";
import { SetupFault } from "#worker-kit/setup-fault";

const API_UNREACHABLE =
  'api does not answer: run "npx wrangler dev" in workers/api first, or "npm run dev:services" instead.';

/** Fails if api does not answer, because then no turn can be authorized. */
export async function checkApi(api: ApiRpc): Promise<void> {
  try {
    await api.access({ userId: "health", sid: "health" }, null);
  } catch (cause) {
    throw new SetupFault(API_UNREACHABLE, { cause });
  }
}
