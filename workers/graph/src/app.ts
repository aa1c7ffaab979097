import type { Hono } from "hono";

import { createApp } from "#worker-kit/app";
import type { AppEnv } from "./env.ts";
import { healthRoutes } from "./routes/health.ts";
import { statusRoutes } from "./routes/status.ts";
import type { Bindings, Services } from "./services.ts";

export function createGraphApp(servicesOf: (env: Bindings) => Services): Hono<AppEnv> {
  const app = createApp<AppEnv>("graph");
  app.use(async (c, next) => {
    c.set("services", servicesOf(c.env));
    await next();
  });
  return app.route("/api/graph", healthRoutes).route("/api/graph", statusRoutes);
}
