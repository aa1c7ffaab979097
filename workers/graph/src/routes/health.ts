import { Hono } from "hono";

import { health } from "#worker-kit/health";
import { requireSecret } from "#worker-kit/setup-fault";
import type { AppEnv } from "../env.ts";

/** GET /api/graph/health. */
export const healthRoutes = new Hono<AppEnv>().get("/health", async (c) => {
  const { status, answer } = await health("graph", { secret: () => requireSecret(c.env) });
  return c.json(answer, status);
});
