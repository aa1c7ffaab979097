import type { Hono } from "hono";

import { LEGACY_PATHS } from "#contracts/http/legacy-paths";
import { createApp } from "#worker-kit/app";
import { AppError } from "#worker-kit/errors";
import { describe, log } from "#worker-kit/logging";
import { requireCaller } from "#worker-kit/session";
import type { ApiHono } from "./env.ts";
import { ErasureWatch } from "./erasure-watch.ts";
import { type MakeBuilder, playerBuilder } from "./player-builder.ts";
import { accountRoutes } from "./routes/account.ts";
import { accountGoogleRoutes } from "./routes/account-google.ts";
import { accountSessionRoutes } from "./routes/account-sessions.ts";
import { authRoutes } from "./routes/auth.ts";
import { campaignDescriptionRoutes } from "./routes/campaign-descriptions.ts";
import { campaignRoutes } from "./routes/campaigns.ts";
import { characterLinkRoutes } from "./routes/character-link.ts";
import { characterRoutes } from "./routes/characters.ts";
import { connectionRoutes } from "./routes/connections.ts";
import { connectionTestRoutes } from "./routes/connection-test.ts";
import { modelChoiceRoutes } from "./routes/model-choices.ts";
import { dashboardRoutes } from "./routes/dashboard.ts";
import { googleRoutes } from "./routes/google.ts";
import { healthRoutes } from "./routes/health.ts";
import { passwordResetRoutes } from "./routes/password-reset.ts";
import { worldDescriptionRoutes } from "./routes/world-descriptions.ts";
import { worldRoutes } from "./routes/worlds.ts";
import { openDatabase } from "./store/database.ts";
import { finishErasures } from "./store/erasures.ts";

/** Paths of requests that import a character sheet; their bodies may be larger. */
const IMPORT = /^\/api\/characters\/(?:link|[^/]+\/refresh)$/u;

/** Creates api's app with its routes. `makeBuilder` makes the world builder, so that tests can pass a fake one. */
export function createApi(makeBuilder: MakeBuilder): Hono<ApiHono> {
  const app = createApp<ApiHono>("core", (path) => IMPORT.test(path));
  const erasures = new ErasureWatch();
  app.use(async (c, next) => {
    c.set("db", openDatabase(c.env.DB));
    const due = erasures.due(Date.now());
    if (due) {
      const finished = finishErasures(c.var.db, c.env.TURNS, due);
      c.executionCtx.waitUntil(finished.catch((error: unknown) => log("warn", "erasures.postponed", describe(error))));
    }
    c.set("builder", playerBuilder(c, makeBuilder));
    await next();
  });
  // The gateway answers older paths by today's. Only one whose id is missing or unusable comes here.
  for (const { path, id } of LEGACY_PATHS) {
    if (id?.otherwise !== null) continue;
    app.use(path, () => {
      throw new AppError("invalid_input", `${id.parameter} is required`);
    });
  }
  app.route("/", healthRoutes);
  app.route("/api/auth", googleRoutes);
  app.route("/api/auth", passwordResetRoutes);
  app.route("/api/auth", authRoutes);
  for (const path of ["account", "worlds", "campaigns", "characters", "connections", "dashboard"]) {
    app.use(`/api/${path}/*`, requireCaller);
  }
  return app
    .route("/api/account", accountRoutes)
    .route("/api/account/google", accountGoogleRoutes)
    .route("/api/account/sessions", accountSessionRoutes)
    .route("/api/worlds", worldRoutes)
    .route("/api/worlds", worldDescriptionRoutes)
    .route("/api/campaigns", campaignRoutes)
    .route("/api/campaigns", campaignDescriptionRoutes)
    .route("/api/characters", characterRoutes)
    .route("/api/characters", characterLinkRoutes)
    .route("/api/connections/test", connectionTestRoutes)
    .route("/api/connections/choices", modelChoiceRoutes)
    .route("/api/connections", connectionRoutes)
    .route("/api/dashboard", dashboardRoutes);
}
