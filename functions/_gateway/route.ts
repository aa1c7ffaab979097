import type { ServiceName } from "./env.ts";

/** The service for each prefix. A prefix covers itself and what lies below it. */
const PREFIXES: readonly (readonly [prefix: string, service: ServiceName])[] = [
  ["/api/chat", "CHAT"],
  // An older address of /api/chat/quick.
  ["/api/quick-chat", "CHAT"],
  ["/chat", "CHAT"],
  ["/api/memory", "MEMORY"],
  ["/memory", "MEMORY"],
  ["/ws", "MEMORY"],
  ["/api/graph", "GRAPH"],
];

/** The service of a path. Unknown paths belong to api. */
export function serviceFor(pathname: string): ServiceName {
  const found = PREFIXES.find(([prefix]) => pathname === prefix || pathname.startsWith(`${prefix}/`));
  return found ? found[1] : "API";
}
