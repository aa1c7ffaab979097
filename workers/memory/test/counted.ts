import worker, { CampaignMemory as RealMemory, MemoryService as RealService } from "../src/index.ts";
import { countingVectorize, countNamespace, countRequest, countStorage } from "#worker-kit/testing/counting";

type Bindings = ConstructorParameters<typeof RealMemory>[1];

const count = (env: Bindings): void => countNamespace(env.CAMPAIGN_MEMORY);

export class MemoryService extends RealService {
  constructor(ctx: ExecutionContext, env: Bindings) {
    count(env);
    super(ctx, { ...env, VECTORIZE: countingVectorize() });
  }
}

export class CampaignMemory extends RealMemory {
  constructor(ctx: DurableObjectState, env: Bindings) {
    countStorage(ctx.storage);
    super(ctx, env);
  }
}

export default {
  fetch(request, env, ctx) {
    count(env);
    return countRequest(request, () => worker.fetch(request, env, ctx));
  },
} satisfies ExportedHandler<Bindings>;
