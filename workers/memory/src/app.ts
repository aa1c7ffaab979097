import { createApp } from "#worker-kit/app";
import type { AppEnv } from "./env.ts";
import { healthRoutes } from "./routes/health.ts";
import { wsRoutes } from "./routes/ws.ts";

export const app = createApp<AppEnv>("memory").route("/api/memory", healthRoutes).route("/ws", wsRoutes);
