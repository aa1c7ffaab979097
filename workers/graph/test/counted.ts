import worker from "../src/index.ts";
import { countDelivered, countingVectorize, countQueue, countRequest } from "#worker-kit/testing/counting";

export default {
  fetch(request, env, ctx) {
    countQueue(env.TURNS);
    return countRequest(request, () => worker.fetch(request, env, ctx));
  },
  queue(batch, env) {
    countQueue(env.TURNS);
    countDelivered(batch.messages.length);
    return worker.queue(batch, { ...env, VECTORIZE: countingVectorize() });
  },
} satisfies ExportedHandler<GraphEnv>;
