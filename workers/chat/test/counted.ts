import worker, { ChatService as RealService, GameTable as RealTable } from "../src/index.ts";
import {
  countNamespace,
  countObjectRequest,
  countQueue,
  countRequest,
  countStorage,
} from "#worker-kit/testing/counting";

const count = (env: ChatEnv): void => {
  countNamespace(env.GAME_TABLE);
  countQueue(env.TURNS);
};

export class ChatService extends RealService {
  constructor(ctx: ExecutionContext, env: ChatEnv) {
    count(env);
    super(ctx, env);
  }
}

export class GameTable extends RealTable {
  constructor(ctx: DurableObjectState, env: ChatEnv) {
    countStorage(ctx.storage);
    count(env);
    super(ctx, env);
  }

  override alarm(): Promise<void> {
    countObjectRequest();
    return super.alarm();
  }
}

export default {
  fetch(request, env, ctx) {
    count(env);
    return countRequest(request, () => worker.fetch(request, env, ctx));
  },
} satisfies ExportedHandler<ChatEnv>;
