import { Hono } from "hono";

import { health, PROBE_OBJECT } from "#worker-kit/health";
import { requireSecret } from "#worker-kit/setup-fault";
import type { AppEnv } from "../env.ts";
import { memoriesOf } from "../services.ts";

/** GET /api/memory/health. */
export const healthRoutes = new Hono<AppEnv>().get("/health", async (c) => {
  const schema = () => memoriesOf(c.env).getByName(PROBE_OBJECT).schema();
  const { status, answer } = await health("memory", { secret: () => requireSecret(c.env) }, schema);
  return c.json(answer, status);
});
