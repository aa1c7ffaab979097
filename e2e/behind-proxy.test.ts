import { createServer, request as send, type IncomingMessage, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { ErrorBody } from "#contracts/errors";
import { Stack } from "../tools/harness/stack/stack.ts";
import { storedWith } from "../tools/harness/stack/stored.ts";

const NAME = "lore.example";
const SITE = `https://${NAME}`;
/** The addresses that the proxy sees its callers at: those of documentation, 192.0.2.0/24 and 198.51.100.0/24. */
const CALLER = "192.0.2.7";

/** A proxy as docs/at-home.md describes it. It has ended https: it passes the name on, and adds the two headers. */
function startProxy(port: number, caller: () => string): Promise<Server> {
  const headersOf = ({ headers }: IncomingMessage) => {
    const before = headers["x-forwarded-for"];
    return {
      ...headers,
      "x-forwarded-for": before ? `${String(before)}, ${caller()}` : caller(),
      "x-forwarded-proto": "https",
    };
  };
  const proxy = createServer((received, answer) => {
    const { method, url } = received;
    const passed = send({ port, host: "127.0.0.1", method, path: url, headers: headersOf(received) }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.rawHeaders);
      got.pipe(answer);
    });
    received.pipe(passed);
  });
  proxy.on("upgrade", (received, socket) => {
    const passed = connect(port, "127.0.0.1", () => {
      const lines = Object.entries(headersOf(received)).map(([name, value]) => `${name}: ${String(value)}`);
      passed.write([`GET ${received.url} HTTP/1.1`, ...lines, "", ""].join("\r\n"));
      passed.pipe(socket).pipe(passed);
    });
    passed.on("error", () => socket.destroy());
    socket.on("error", () => passed.destroy());
  });
  return new Promise((resolve) => proxy.listen(0, "127.0.0.1", () => resolve(proxy)));
}

describe("A site behind a trusted proxy with https", () => {
  let stack: Stack;
  let proxy: Server;
  let caller = CALLER;
  beforeAll(async () => {
    stack = await Stack.start({ TRUSTED_PROXY: "on", SITE_URL: SITE });
    proxy = await startProxy(Number(new URL(stack.url).port), () => caller);
  });
  afterAll(async () => {
    proxy?.closeAllConnections();
    proxy?.close();
    await stack?.stop();
  });

  const ask = (
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: Readonly<Record<string, string>> | URLSearchParams,
  ) =>
    new Promise<{ status: number; headers: IncomingMessage["headers"]; body: string }>((resolve, reject) => {
      const { port } = proxy.address() as AddressInfo;
      const isForm = body instanceof URLSearchParams;
      const type = isForm ? "application/x-www-form-urlencoded" : "application/json";
      const all = { Host: NAME, Origin: SITE, ...(body && { "Content-Type": type }), ...headers };
      const request = send({ port, host: "127.0.0.1", method, path, headers: all }, (got) => {
        got
          .toArray()
          .then(
            (chunks: Buffer[]) =>
              resolve({ status: got.statusCode ?? 0, headers: got.headers, body: Buffer.concat(chunks).toString() }),
            reject,
          );
      });
      request.on("error", reject);
      request.end(isForm ? body.toString() : body && JSON.stringify(body));
    });

  it("has cookies that only https carries, and tells browsers to stay with https", async () => {
    const page = await ask("GET", "/login");
    expect(page.status).toBe(200);
    const email = `${crypto.randomUUID()}@example.org`;
    const answer = await ask("POST", "/api/auth/sign-up", {}, { email, password: "a lantern in the rain" });
    expect(answer.status).toBe(201);
    expect(answer.headers["strict-transport-security"]).toContain("max-age=");
    const csrf = await ask("GET", "/api/auth/csrf");
    const cookies = csrf.headers["set-cookie"] ?? [];
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) expect(cookie).toMatch(/^__(?:Host|Secure)-.*; Secure/u);
  });

  it("locks out the address that guesses, and believes nobody's own word about an address", async () => {
    const email = `${crypto.randomUUID()}@example.org`;
    await ask("POST", "/api/auth/sign-up", {}, { email, password: "a lantern in the rain" });
    const guess = async (headers: Record<string, string> = {}) => {
      const csrf = await ask("GET", "/api/auth/csrf");
      const { csrfToken } = JSON.parse(csrf.body) as { csrfToken: string };
      const Cookie = (csrf.headers["set-cookie"] ?? []).map((cookie) => cookie.split(";")[0]).join("; ");
      const path = "/api/auth/callback/credentials";
      const form = new URLSearchParams({ csrfToken, email, password: "not the password" });
      return (await ask("POST", path, { Cookie, "X-Auth-Return-Redirect": "1", ...headers }, form)).status;
    };
    caller = "198.51.100.1";
    const statuses = [];
    for (let at = 0; at < 6; at += 1) {
      const forged = { "X-Forwarded-For": `203.0.113.${at}`, "CF-Connecting-IP": `203.0.113.${at}` };
      statuses.push(await guess(forged));
    }
    expect(statuses.at(-1)).toBe(429);
    caller = "198.51.100.2";
    expect(await guess()).not.toBe(429);
    caller = CALLER;
    expect(Object.keys(storedWith(stack.dataDir, "203.0.113."))).toEqual([]);
  });

  it("says of a sign-in from which address it came, and invents no place for it", async () => {
    const email = `${crypto.randomUUID()}@example.org`;
    const password = "a lantern in the rain";
    await ask("POST", "/api/auth/sign-up", {}, { email, password });
    const { body, headers } = await ask("GET", "/api/auth/csrf");
    const cookiesOf = (set: string[] | undefined) => (set ?? []).map((cookie) => cookie.split(";")[0]);
    const before = cookiesOf(headers["set-cookie"]);
    const form = new URLSearchParams({
      csrfToken: (JSON.parse(body) as { csrfToken: string }).csrfToken,
      email,
      password,
    });
    const sent = { Cookie: before.join("; "), "X-Auth-Return-Redirect": "1" };
    const signedIn = await ask("POST", "/api/auth/callback/credentials", sent, form);
    const Cookie = [...before, ...cookiesOf(signedIn.headers["set-cookie"])].join("; ");
    const sessions = await ask("GET", "/api/account/sessions", { Cookie });
    expect(JSON.parse(sessions.body)).toMatchObject({ sessions: [{ place: CALLER, current: true }] });
  });

  it("lets WebSockets through to the check of the session", async () => {
    const { port } = proxy.address() as AddressInfo;
    const status = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, "127.0.0.1", () => {
        const lines = [
          "GET /ws?campaignId=none HTTP/1.1",
          `Host: ${NAME}`,
          `Origin: ${SITE}`,
          "Connection: Upgrade",
          "Upgrade: websocket",
          "Sec-WebSocket-Version: 13",
          "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        ];
        socket.write(`${lines.join("\r\n")}\r\n\r\n`);
      });
      socket.once("data", (data) => {
        resolve(data.toString().split("\r\n")[0] ?? "");
        socket.destroy();
      });
      socket.on("error", reject);
    });
    expect(status).toContain("401");
  });

  it("answers to no other name", async () => {
    const refused = await ask("GET", "/api/worlds", { Host: "evil.example", Origin: "https://evil.example" });
    expect([refused.status, (JSON.parse(refused.body) as ErrorBody).code]).toEqual([403, "origin_not_allowed"]);
  });

  it("is not started where others could forge the proxy's headers", async () => {
    await expect(Stack.start({ TRUSTED_PROXY: "on", SITE_URL: SITE, HOST: "0.0.0.0" })).rejects.toThrow("could forge");
  });
});
