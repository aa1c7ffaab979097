import { Hono } from "hono";

import { health } from "#worker-kit/health";
import { requireSecret } from "#worker-kit/setup-fault";
import { requireLimits } from "../connections/site-models.ts";
import type { ApiHono } from "../env.ts";
import { pingDatabase } from "../store/users.ts";

/** GET /health lists the health addresses of the four services. /api/health is the health of api itself. */
export const healthRoutes = new Hono<ApiHono>()
  .get("/health", (c) => {
    const { origin } = new URL(c.req.url);
    return c.json({
      services: {
        core: `${origin}/api/health`,
        memory: `${origin}/api/memory/health`,
        chat: `${origin}/api/chat/health`,
        graph: `${origin}/api/graph/health`,
      },
    });
  })
  .get("/api/health", async (c) => {
    const { status, answer } = await health("core", {
      secret: () => requireSecret(c.env),
      database: () => pingDatabase(c.var.db),
      limits: () => requireLimits(c.env),
    });
    return c.json(answer, status);
  });
