/**
 * The four workers: the port of each in development, the name of its Env type, and the budget for its bundle in KB after gzip. The bundle
 * of chat does not contain the adventures, which are static assets (docs/decisions/036).
 */
export const WORKERS = [
  { name: "api", port: 8080, health: "/api/health", env: "ApiEnv", budget: 250 },
  { name: "memory", port: 8081, health: "/api/memory/health", env: "MemoryEnv", budget: 120 },
  { name: "chat", port: 8082, health: "/api/chat/health", env: "ChatEnv", budget: 500 },
  { name: "graph", port: 8083, health: "/api/graph/health", env: "GraphEnv", budget: 200 },
] as const;
