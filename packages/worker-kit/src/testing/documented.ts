import type { Call } from "#contracts/openapi/call";

interface Route {
  readonly method: string;
  readonly path: string;
}

const EVERY_METHOD = "ALL";

/** Whether a pattern matches a path. `/api/auth/*` matches every path below it. */
const covers = (pattern: string, path: string): boolean =>
  pattern.endsWith("/*") ? path.startsWith(pattern.slice(0, -1)) : pattern === path;

const written = ({ method, path }: Route): string => `${method.toUpperCase()} ${path}`;

/**
 * Finds the differences between an app's routes and the API document: routes without documentation, and documented calls without a route.
 * Middleware for all methods does not count as a route.
 */
export function documentGaps(app: { readonly routes: readonly Route[] }, calls: readonly Call[]) {
  const routes = app.routes.filter(({ method }) => method !== EVERY_METHOD);
  const same = (route: Route, call: Call) =>
    route.method === call.method.toUpperCase() && covers(route.path, call.path);
  return {
    undocumented: routes.filter((route) => !calls.some((call) => same(route, call))).map(written),
    unanswered: calls.filter((call) => !routes.some((route) => same(route, call))).map(written),
  };
}
