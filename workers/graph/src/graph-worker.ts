import { createGraphApp } from "./app.ts";
import { consume } from "./consume.ts";
import type { Bindings, Services } from "./services.ts";

/** The whole worker: its HTTP answers and its queue consumer over the same services. */
export function graphWorker(servicesOf: (env: Bindings) => Services) {
  const app = createGraphApp(servicesOf);
  return {
    fetch: app.fetch,
    queue: (batch, env) => consume(batch, servicesOf(env)),
  } satisfies ExportedHandler<Bindings>;
}
