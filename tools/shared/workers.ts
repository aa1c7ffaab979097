/**
 * The four workers: their ports in development, their Env as wrangler writes it, and their bundle budgets, gzip KB.
 * Chat holds the adventures as well, some 140 KB of text that is parsed only when a story needs it; its code has 300 KB.
 */
export const WORKERS = [
  { name: "api", port: 8080, health: "/api/health", env: "ApiEnv", budget: 250 },
  { name: "memory", port: 8081, health: "/api/memory/health", env: "MemoryEnv", budget: 120 },
  { name: "chat", port: 8082, health: "/api/chat/health", env: "ChatEnv", budget: 500 },
  { name: "graph", port: 8083, health: "/api/graph/health", env: "GraphEnv", budget: 200 },
] as const;
