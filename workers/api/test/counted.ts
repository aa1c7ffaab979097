import worker, { ApiService as RealService } from "../src/index.ts";
import { countDatabase, countQueue, countRequest } from "#worker-kit/testing/counting";

export class ApiService extends RealService {
  constructor(ctx: ExecutionContext, env: ApiEnv) {
    countDatabase(env.DB);
    super(ctx, env);
  }
}

export default {
  fetch(request, env, ctx) {
    countDatabase(env.DB);
    countQueue(env.TURNS);
    return countRequest(request, () => worker.fetch(request, env, ctx));
  },
} satisfies ExportedHandler<ApiEnv>;
