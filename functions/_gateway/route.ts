/** The four workers, by the names of their bindings. */
export type ServiceName = "API" | "CHAT" | "MEMORY" | "GRAPH";

/** The service for each path prefix. A prefix matches the path itself and every path below it. */
const PREFIXES: readonly (readonly [prefix: string, service: ServiceName])[] = [
  ["/api/chat", "CHAT"],
  // The older address of /api/chat/quick.
  ["/api/quick-chat", "CHAT"],
  ["/chat", "CHAT"],
  ["/api/memory", "MEMORY"],
  ["/memory", "MEMORY"],
  ["/ws", "MEMORY"],
  ["/api/graph", "GRAPH"],
  ["/api/openapi.json", "GRAPH"],
];

/** Returns the service that handles a path. Unknown paths go to api. */
export function serviceFor(pathname: string): ServiceName {
  const found = PREFIXES.find(([prefix]) => pathname === prefix || pathname.startsWith(`${prefix}/`));
  return found ? found[1] : "API";
}
