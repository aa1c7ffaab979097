import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { coreGateway } from "./core-gateway.ts";

const servers: Server[] = [];
const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** Starts a server on a free port. */
async function listening(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return portOf(server);
}

/** A worker that says who it is and what it was asked, and shakes hands with a WebSocket that has an Origin. */
const worker = (name: string): Server =>
  createServer((request, answer) => {
    answer.writeHead(200, { "Set-Cookie": ["a=1", "b=2"] });
    answer.write(`${name} ${request.method} ${request.url} ${request.headers.host} `);
    request.pipe(answer);
  }).on("upgrade", ({ headers, url }, socket) => {
    if (!headers.origin) return void socket.end("HTTP/1.1 403 Forbidden\r\nContent-Length: 2\r\n\r\nno");
    socket.write("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n");
    socket.write(`${name} ${url} `);
    socket.pipe(socket);
  });

let site: string;
beforeAll(async () => {
  const [API, CHAT, MEMORY, GRAPH] = await Promise.all(["core", "chat", "memory", "graph"].map(worker).map(listening));
  const gateway = coreGateway({ API: API!, CHAT: CHAT!, MEMORY: MEMORY!, GRAPH: GRAPH! });
  site = `localhost:${await listening(gateway)}`;
});
afterAll(() => Promise.all(servers.map((server) => new Promise((done) => server.close(done)))));

const ask = async (path: string, method = "GET", body?: string): Promise<string> =>
  (await fetch(`http://${site}${path}`, { method, ...(body !== undefined && { body }) })).text();

describe("the address of core in development", () => {
  it.each([
    ["/health", "core GET /health"],
    ["/api/memory/health", "memory GET /api/memory/health"],
    ["/api/chat/detail-levels?a=1", "chat GET /api/chat/detail-levels?a=1"],
    ["/get_processing_status?campaignId=c", "graph GET /api/graph/status?campaignId=c"],
    ["/get_world_info?worldId=w1", "core GET /api/worlds/w1/info"],
  ])("answers %s by the worker that it belongs to", async (path, said) => {
    expect(await ask(path)).toBe(`${said} ${site} `);
  });

  it("passes bodies on, and every cookie of the answer", async () => {
    expect(await ask("/chat_with_gamemaster", "POST", "I knock.")).toBe(
      `chat POST /api/chat/gamemaster ${site} I knock.`,
    );
    expect((await fetch(`http://${site}/health`)).headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  });

  it("says that a worker does not answer", async () => {
    const gateway = coreGateway({ API: 1, CHAT: 1, MEMORY: 1, GRAPH: 1 });
    expect((await fetch(`http://127.0.0.1:${await listening(gateway)}/health`)).status).toBe(503);
  });

  it("passes a WebSocket on in both directions, and the worker's refusal of one", async () => {
    const { connect } = await import("node:net");
    const hello = async (origin: string) => {
      const socket = connect(Number(site.split(":")[1]), "127.0.0.1");
      socket.write(
        `GET /ws?campaignId=c HTTP/1.1\r\nHost: ${site}\r\n${origin}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
      );
      let received = "";
      for await (const chunk of socket) {
        received += String(chunk);
        if (received.includes("memory") && !received.includes("ping")) socket.write("ping");
        if (received.includes("ping")) socket.end();
        if (received.endsWith("no")) socket.end();
      }
      return received;
    };
    expect(await hello(`Origin: http://${site}\r\n`)).toMatch(/^HTTP\/1.1 101 [^]*memory \/ws\?campaignId=c ping$/u);
    expect(await hello("")).toMatch(/^HTTP\/1.1 403 Forbidden[^]*no$/u);
  });
});
