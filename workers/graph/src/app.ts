import type { Hono } from "hono";

import { createApp } from "#worker-kit/app";
import type { Bindings } from "./bindings.ts";
import type { AppEnv } from "./env.ts";
import { graphRoutes } from "./routes/graph.ts";
import { healthRoutes } from "./routes/health.ts";
import { memoryHealthRoutes } from "./routes/memory-health.ts";
import { openApiRoutes } from "./routes/openapi.ts";
import { operatorHealthRoutes } from "./routes/operator-health.ts";
import { rebuildRoutes } from "./routes/rebuild.ts";
import { statusRoutes } from "./routes/status.ts";
import type { Services } from "./services.ts";

export function createGraphApp(servicesOf: (env: Bindings) => Services): Hono<AppEnv> {
  const app = createApp<AppEnv>("graph");
  app.use(async (c, next) => {
    c.set("services", servicesOf(c.env));
    await next();
  });
  return app
    .route("/api/graph", healthRoutes)
    .route("/api/graph", operatorHealthRoutes)
    .route("/api/graph", statusRoutes)
    .route("/api/graph", graphRoutes)
    .route("/api/graph", rebuildRoutes)
    .route("/api/graph", memoryHealthRoutes)
    .route("/api/openapi.json", openApiRoutes);
}
