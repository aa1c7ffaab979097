import { Hono } from "hono";

import { health } from "#worker-kit/health";
import { withDeadline } from "#timing/with-deadline";
import { requireSecret } from "#worker-kit/setup-fault";
import type { AppEnv } from "../env.ts";

/** How long memory may take to answer. The page of services waits 5 seconds for all. Milliseconds. */
const MEMORY_MS = 3_000;

/** GET /api/graph/health. Without memory graph can store nothing that it reads. */
export const healthRoutes = new Hono<AppEnv>().get("/health", async (c) => {
  const { status, answer } = await health("graph", {
    secret: () => requireSecret(c.env),
    memory: () => withDeadline(c.get("services").memory.check(), MEMORY_MS, "Memory"),
  });
  return c.json(answer, status);
});
