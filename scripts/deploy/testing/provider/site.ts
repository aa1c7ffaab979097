import { createServer } from "node:http";

import { listen, type Listening } from "./loopback.ts";
import { type ProviderAccount, secretsOf } from "./state.ts";

const PAGE_HEADERS = { "Content-Security-Policy": "x", "Strict-Transport-Security": "x", "Permissions-Policy": "x" };
/** The name of the Worker that answers at each address. */
const HEALTH: Readonly<Record<string, string>> = {
  "/api/health": "lorehearth-api",
  "/api/memory/health": "lorehearth-memory",
  "/api/chat/health": "lorehearth-chat",
  "/api/graph/health": "lorehearth-graph",
};

/**
 * Starts the site of an account on a free loopback port. A service is healthy if its Worker is deployed and has its secret.
 * @param suffix the end of a stage's names; empty for production
 */
export async function startSite(account: ProviderAccount, suffix = ""): Promise<Listening> {
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    const project = account.projects.find(({ name }) => name === `lorehearth${suffix}`);
    const worker = HEALTH[path];
    const answer = (status: number, body: object) => response.writeHead(status).end(JSON.stringify(body));
    if (!project?.deployments.some(({ bundled, environment }) => bundled && environment === "production")) {
      answer(404, {});
    } else if (path === "/") response.writeHead(200, PAGE_HEADERS).end('<div id="root"></div>');
    else if (worker && secretsOf(account.scripts.get(`${worker}${suffix}`))["AUTH_SECRET"]) {
      answer(200, { status: "healthy" });
    } else if (path === "/api/worlds") answer(request.method === "POST" ? 403 : 401, {});
    else answer(503, { status: "unhealthy" });
  });
  return listen(server);
}
