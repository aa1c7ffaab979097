import { createGraphApp } from "./app.ts";
import type { Bindings } from "./bindings.ts";
import { dailyRound } from "./digest/daily-round.ts";
import { consume } from "./digest/consume-queue.ts";
import type { Services } from "./services.ts";

/** Builds the whole worker: HTTP routes, queue consumer and daily run, all with the same services. */
export function graphWorker(servicesOf: (env: Bindings) => Services) {
  const app = createGraphApp(servicesOf);
  return {
    fetch: app.fetch,
    queue: (batch, env) => consume(batch, servicesOf(env)),
    scheduled: (controller, env) => dailyRound(controller.scheduledTime, servicesOf(env)),
  } satisfies ExportedHandler<Bindings>;
}
