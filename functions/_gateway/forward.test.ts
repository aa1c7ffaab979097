import { describe, expect, it } from "vitest";

import { LEGACY_PATHS } from "#contracts/http/legacy-paths";
import { expectLog } from "#worker-kit/testing";
import routed from "../../web/public/_routes.json" with { type: "json" };
import type { GatewayEnv } from "./env.ts";
import type { ServiceName } from "./route.ts";
import { forward } from "./forward.ts";

expectLog("gateway.unreachable");

const SITE = "https://lorehearth.example";

/** Makes four fake services. They record their requests and respond with `answer`. */
function services(answer: () => Response | Promise<Response> = () => Response.json({ ok: true })) {
  const reached: { service: ServiceName; request: Request }[] = [];
  const service = (name: ServiceName) =>
    ({
      fetch: async (request: Request) => {
        reached.push({ service: name, request });
        return answer();
      },
    }) as unknown as Fetcher;
  const env: GatewayEnv = {
    API: service("API"),
    CHAT: service("CHAT"),
    MEMORY: service("MEMORY"),
    GRAPH: service("GRAPH"),
  };
  return { env, reached };
}

describe("The gateway hands each path to its service", () => {
  it.each<[string, ServiceName]>([
    ["/health", "API"],
    ["/api/auth/session", "API"],
    ["/api/worlds/1", "API"],
    ["/api/quick-chat", "CHAT"],
    ["/api/chatter", "API"],
    ["/api/unknown", "API"],
    ["/api/chat", "CHAT"],
    ["/api/chat/gamemaster", "CHAT"],
    ["/chat/gamemaster", "CHAT"],
    ["/ws", "MEMORY"],
    ["/api/memory/items", "MEMORY"],
    ["/memory/items", "MEMORY"],
    ["/api/graph", "GRAPH"],
    ["/api/graph/status", "GRAPH"],
    ["/api/openapi.json", "GRAPH"],
  ])("%s goes to %s", async (path, service) => {
    const { env, reached } = services();
    await forward(new Request(`${SITE}${path}?campaignId=1`), env);
    expect(reached.map((each) => [each.service, each.request.url])).toEqual([[service, `${SITE}${path}?campaignId=1`]]);
  });
});

describe("The gateway knows the older addresses", () => {
  const body = JSON.stringify({ worldId: "w1" });
  const headers = { "Content-Type": "application/json", Origin: SITE };

  it.each<[string, string, ServiceName, string]>([
    ["POST", "/generate_world_description", "API", "/api/worlds/new/generate-description"],
    [
      "POST",
      "/generate_world_description?worldId=w1&userId=ada",
      "API",
      "/api/worlds/w1/generate-description?userId=ada",
    ],
    ["DELETE", "/delete_world_data", "MEMORY", "/api/memory/worlds"],
    ["GET", "/get_world_info?worldId=w1", "API", "/api/worlds/w1/info"],
    ["POST", "/generate_campaign_description", "API", "/api/campaigns/new/generate-description"],
    ["POST", "/generate_campaign_description?campaignId=c1", "API", "/api/campaigns/c1/generate-description"],
    ["POST", "/chat_with_gamemaster", "CHAT", "/api/chat/gamemaster"],
    ["PUT", "/initialize_memory", "MEMORY", "/api/memory/worlds"],
    ["GET", "/get_processing_status?campaignId=c1", "GRAPH", "/api/graph/status?campaignId=c1"],
  ])("%s %s goes to %s as %s, with its body and headers", async (method, path, service, target) => {
    const { env, reached } = services();
    await forward(new Request(`${SITE}${path}`, { method, ...(method === "GET" ? {} : { headers, body }) }), env);
    const [{ request, ...first } = { service: null, request: null }] = reached;
    expect([first.service, request?.method, request?.url]).toEqual([service, method, `${SITE}${target}`]);
    if (method === "GET") return;
    expect([await request?.text(), request?.headers.get("Origin")]).toEqual([body, SITE]);
  });

  it.each(["", "?worldId=", "?worldId=..", "?worldId=../campaigns", "?worldId=a%2Fb", "?worldId=a%3Fb"])(
    "leaves /get_world_info%s where it is: it names no world",
    async (query) => {
      const { env, reached } = services();
      await forward(new Request(`${SITE}/get_world_info${query}`), env);
      expect(reached.map(({ service, request }) => [service, new URL(request.url).pathname])).toEqual([
        ["API", "/get_world_info"],
      ]);
    },
  );

  it("asks the pages for none of them", () => {
    expect(routed.include).toEqual(expect.arrayContaining(LEGACY_PATHS.map(({ path }) => path)));
  });
});

describe("The gateway trusts no identity header", () => {
  it("drops identity headers and keeps all others, the body and the method", async () => {
    const { env, reached } = services();
    const headers = {
      "X-User-Id": "somebody-else",
      "X-User": "somebody-else",
      "X-Authenticated-User": "somebody-else",
      "X-Forwarded-User": "somebody-else",
      "X-Forwarded-Host": "elsewhere.example",
      Forwarded: "host=elsewhere.example",
      "Remote-User": "somebody-else",
      "X-Remote-User": "somebody-else",
      "Cf-Access-Jwt-Assertion": "forged",
      "Cf-Access-Authenticated-User-Email": "somebody@else.example",
      "X-Auth-Return-Redirect": "1",
      Cookie: "lorehearth.session=token",
      Origin: SITE,
      "Last-Event-ID": "7.120",
    };
    await forward(new Request(`${SITE}/api/worlds`, { method: "POST", headers, body: "{}" }), env);
    const request = reached[0]?.request;
    expect(Object.fromEntries(request?.headers ?? [])).toEqual({
      "content-type": "text/plain;charset=UTF-8",
      "x-auth-return-redirect": "1",
      cookie: "lorehearth.session=token",
      origin: SITE,
      "last-event-id": "7.120",
    });
    expect([request?.method, await request?.text()]).toEqual(["POST", "{}"]);
  });
});

describe("The gateway's answers", () => {
  it("carry the security headers, and the service's own where it has some", async () => {
    const { env } = services(
      () => new Response("<p>", { headers: { "Content-Security-Policy": "script-src 'none'" } }),
    );
    const { headers } = await forward(new Request(`${SITE}/api/auth/popup`), env);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(headers.get("Strict-Transport-Security")).toContain("max-age");
    expect(headers.get("Content-Security-Policy")).toBe("script-src 'none'");
  });

  it("keep every cookie a service sets", async () => {
    const { env } = services(() => {
      const headers = new Headers();
      headers.append("Set-Cookie", "one=1; Path=/");
      headers.append("Set-Cookie", "two=2; Path=/");
      return new Response(null, { status: 204, headers });
    });
    const answer = await forward(new Request(`${SITE}/api/auth/session`), env);
    expect(answer.headers.getSetCookie()).toEqual(["one=1; Path=/", "two=2; Path=/"]);
  });

  it("stream: the first frame is there while the service still holds the last one back", async () => {
    let finish = (): void => {};
    const held = new Promise<void>((resolve) => (finish = resolve));
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(new TextEncoder().encode("data: first\n\n"));
        await held;
        controller.enqueue(new TextEncoder().encode("data: last\n\n"));
        controller.close();
      },
    });
    const { env } = services(() => new Response(body, { headers: { "Content-Type": "text/event-stream" } }));
    const answer = await forward(new Request(`${SITE}/api/chat`, { method: "POST" }), env);
    const reader = answer.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("data: first\n\n");
    finish();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("data: last\n\n");
  });

  it("hand an accepted WebSocket on untouched", async () => {
    const { 0: client, 1: server } = new WebSocketPair();
    server.accept();
    server.addEventListener("message", ({ data }) => server.send(`echo ${String(data)}`));
    const { env, reached } = services(() => new Response(null, { status: 101, webSocket: client }));
    const headers = { Upgrade: "websocket", "X-User-Id": "somebody-else" };
    const answer = await forward(new Request(`${SITE}/ws`, { headers }), env);
    expect(answer.status).toBe(101);
    expect(reached[0]?.request.headers.get("Upgrade")).toBe("websocket");
    const socket = answer.webSocket;
    const echoed = new Promise((resolve) => socket?.addEventListener("message", ({ data }) => resolve(data)));
    socket?.accept();
    socket?.send("hello");
    expect(await echoed).toBe("echo hello");
  });
});

describe("A service that does not answer", () => {
  it.each<[string, () => Response]>([
    [
      "throws",
      () => {
        throw new Error("at secret/file.ts:1");
      },
    ],
    ["answers with the runtime's own error page", () => new Response("Error: at secret/file.ts:1", { status: 500 })],
  ])("is a 503 in the contract's shape when it %s", async (_, answer) => {
    const { env } = services(answer);
    const response = await forward(new Request(`${SITE}/api/worlds`), env);
    const body = await response.json<{ code: string; error: string; requestId: string }>();
    expect([response.status, body.code]).toEqual([503, "unavailable"]);
    expect(body.requestId).toBe(response.headers.get("X-Request-Id"));
    expect(body.error).not.toContain("secret");
  });

  it("is left its own words where it fails in the contract's shape", async () => {
    const { env } = services(() => Response.json({ code: "internal" }, { status: 500 }));
    const response = await forward(new Request(`${SITE}/api/worlds`), env);
    expect([response.status, await response.json()]).toEqual([500, { code: "internal" }]);
  });

  it("is a 503 in a preview, which is bound to no service", async () => {
    const response = await forward(new Request(`${SITE}/api/worlds`), {} as GatewayEnv);
    expect([response.status, await response.json()]).toMatchObject([503, { code: "unavailable" }]);
  });
});
