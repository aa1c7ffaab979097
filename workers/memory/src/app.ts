import type { WorkerEnv } from "#worker-kit/env";
import { createApp } from "#worker-kit/app";
import { healthRoutes } from "./routes/health.ts";
import { wsRoutes } from "./routes/ws.ts";
import type { Bindings } from "./services.ts";

export interface AppEnv extends WorkerEnv {
  Bindings: Bindings;
}

export const app = createApp<AppEnv>("memory").route("/api/memory", healthRoutes).route("/ws", wsRoutes);
