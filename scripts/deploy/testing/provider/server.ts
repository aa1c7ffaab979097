import { createServer, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";

import { assetRoutes } from "./assets.ts";
import { listen, type Listening } from "./loopback.ts";
import { pagesRoutes } from "./pages.ts";
import { matchRoute, Refusal, type Routes } from "./routes.ts";
import { scriptRoutes } from "./scripts.ts";
import { ACCOUNT_ID, type ProviderAccount } from "./state.ts";
import { databaseRoutes, queueRoutes, vectorizeRoutes } from "./storage.ts";
import { serveTail } from "./log-tail.ts";
import { zoneRoutes } from "./zones.ts";

const BASE = "/client/v4";

/** A running fake provider. Set CLOUDFLARE_API_BASE_URL to its `url`. */
export interface Provider extends Listening {
  /** Every request so far, as `METHOD /path`. */
  readonly requests: string[];
  /** Requests that matched no route. They show that a command needs something that the fake lacks. */
  readonly unknown: string[];
  /** Which requests are refused, as `METHOD /path`, and the body. Tests set it to let a deployment fail. */
  fails: (requested: string, body: string) => boolean;
}

const accountRoutes: Routes = {
  "GET /user/tokens/verify": () => ({ id: "0", status: "active" }),
  "GET /user": () => ({ id: "0", email: "ops@example.org" }),
  "GET /accounts": () => [{ id: ACCOUNT_ID, name: "Lorehearth", type: "standard" }],
  "GET /memberships": () => [{ id: "0", account: { id: ACCOUNT_ID, name: "Lorehearth" } }],
};

/** Starts a fake of the provider's HTTP API, with the parts that this repository's commands use. Requests change `account`. */
export async function startProvider(account: ProviderAccount): Promise<Provider> {
  const routes = {
    ...accountRoutes,
    ...databaseRoutes(account),
    ...queueRoutes(account),
    ...vectorizeRoutes(account),
    ...scriptRoutes(account),
    ...assetRoutes(account),
    ...pagesRoutes(account),
    ...zoneRoutes(account),
  };
  const requests: string[] = [];
  const unknown: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? "/", listening.url);
    const requested = `${incoming.method} ${url.pathname.replace(BASE, "")}`;
    requests.push(requested);
    if (!matchRoute(routes, requested)) unknown.push(requested);
    void answer(provider, routes, requested, url, incoming).then(({ status, text }) =>
      outgoing.writeHead(status, { "Content-Type": "application/json" }).end(text),
    );
  });
  server.on("upgrade", serveTail);
  const listening = await listen(server);
  const provider: Provider = {
    url: `${listening.url}${BASE}`,
    close: () => listening.close(),
    requests,
    unknown,
    fails: () => false,
  };
  return provider;
}

/** Answers a request. The result is put into the provider's envelope, unless it is a Response. */
async function answer(
  provider: Provider,
  routes: Routes,
  requested: string,
  url: URL,
  incoming: IncomingMessage,
): Promise<{ status: number; text: string }> {
  try {
    const match = matchRoute(routes, requested);
    if (!match) throw new Refusal(404, 7003, `No route for ${requested}`);
    const body = await requestOf(url, incoming);
    if (provider.fails(requested, await body.clone().text())) throw new Refusal(403, 10_000, "Authentication error");
    const result = await match.handler({ params: match.params, query: url.searchParams, origin: url.origin, body });
    if (result instanceof Response) return { status: result.status, text: await result.text() };
    const count = Array.isArray(result) ? result.length : 0;
    const page = { page: 1, per_page: 100, count, total_count: count, total_pages: 1 };
    return { status: 200, text: JSON.stringify({ ...ENVELOPE, success: true, result, result_info: page }) };
  } catch (error) {
    const { status, code, message } = error instanceof Refusal ? error : new Refusal(500, 10_013, String(error));
    return { status, text: JSON.stringify({ ...ENVELOPE, errors: [{ code, message }] }) };
  }
}

const ENVELOPE = { success: false, result: null, errors: [], messages: [] };

async function requestOf(url: URL, incoming: IncomingMessage): Promise<Request> {
  const { method = "GET" } = incoming;
  const body = method === "GET" ? {} : { body: await buffer(incoming) };
  return new Request(url, { method, headers: incoming.headers as Record<string, string>, ...body });
}
