import type { Hono } from "hono";

import type { WorkerEnv } from "../env.ts";

/**
 * The routes of an app that have no handler of this kind, as "METHOD path". Such a route is open. The test that reads this list must
 * contain a written reason for each.
 */
export function routesWithout<Env extends WorkerEnv>(app: Hono<Env>, isOfKind: (handler: object) => boolean): string[] {
  const routes = new Map<string, { method: string; path: string }>();
  for (const { method, path } of app.routes) if (method !== "ALL") routes.set(`${method} ${path}`, { method, path });
  return [...routes]
    .filter(([, { method, path }]) => {
      const [matched] = app.router.match(method, path.replaceAll(/:\w+/gu, "x"));
      return !matched.some(([[handler]]) => isOfKind(handler));
    })
    .map(([name]) => name);
}
