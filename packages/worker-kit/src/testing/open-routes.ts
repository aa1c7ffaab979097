import type { Hono } from "hono";

import type { WorkerEnv } from "../env.ts";

/**
 * The routes of an app that pass no handler of this kind, as "METHOD path". A route in this list is open: it needs a written reason in
 * the test that reads the list.
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
