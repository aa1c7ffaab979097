import { createApp } from "#worker-kit/app";
import type { AppEnv } from "./env.ts";
import { contextRoutes } from "./routes/context.ts";
import { healthRoutes } from "./routes/health.ts";
import { itemRoutes } from "./routes/items.ts";
import { loreRoutes } from "./routes/lore.ts";
import { questRoutes } from "./routes/quests.ts";
import { transferRoutes } from "./routes/transfer.ts";
import { upkeepRoutes } from "./routes/upkeep.ts";
import { websocketDocumentRoutes } from "./routes/websocket-document.ts";
import { wsRoutes } from "./routes/ws.ts";

export const app = createApp<AppEnv>("memory")
  .route("/api/memory", healthRoutes)
  .route("/api/memory", websocketDocumentRoutes)
  .route("/api/memory", contextRoutes)
  .route("/api/memory", upkeepRoutes)
  .route("/api/memory", itemRoutes)
  .route("/api/memory", questRoutes)
  .route("/api/memory", transferRoutes)
  .route("/api/memory", loreRoutes)
  .route("/ws", wsRoutes);
