import { createApp } from "#worker-kit/app";
import { health, PROBE_OBJECT } from "#worker-kit/health";
import { requireCaller } from "#worker-kit/session";
import { requireSecret } from "#worker-kit/setup-fault";
import { checkAdventures } from "./adventure-assets.ts";
import { checkApi } from "./api-health.ts";
import { loadRulesData } from "./rules-data.ts";
import { loadOracleData } from "./oracle-data.ts";
import { type ChatRouteEnv, tablesOf } from "./routes/env.ts";
import { inspectionRoutes } from "./routes/inspection.ts";
import { ledgerRoutes } from "./routes/ledger.ts";
import { quickRoutes } from "./routes/quick-chat.ts";
import { safetyRoutes } from "./routes/safety.ts";
import { tableRoutes } from "./routes/table.ts";
import { IMPORT_PATH, transferRoutes } from "./routes/transfer.ts";
import { turnRoutes } from "./routes/turns.ts";
import { servicesOf } from "./services.ts";

/** chat's routes. All except the health route need a signed-in caller. */
export const app = createApp<ChatRouteEnv>("chat", (path) => IMPORT_PATH.test(path))
  .use(async (c, next) => {
    c.set("services", servicesOf(c.env));
    await next();
  })
  .get("/api/chat/health", async (c) => {
    const { api, adventures } = c.get("services");
    const checks = {
      secret: () => requireSecret(c.env),
      core: () => checkApi(api),
      adventures: () => checkAdventures(adventures),
      oracle: () => loadOracleData(c.env.ASSETS),
      rules: () => loadRulesData(c.env.ASSETS),
    };
    const schema = () => tablesOf(c.env).getByName(PROBE_OBJECT).schema();
    const { status, answer } = await health("chat", checks, schema);
    return c.json(answer, status);
  })
  .use(requireCaller)
  .route("/api/quick-chat", quickRoutes)
  .route("/api/chat/quick", quickRoutes)
  .route("/api/chat", turnRoutes)
  .route("/api/chat", tableRoutes)
  .route("/api/chat", ledgerRoutes)
  .route("/api/chat", safetyRoutes)
  .route("/api/chat", inspectionRoutes)
  .route("/api/chat", transferRoutes);
