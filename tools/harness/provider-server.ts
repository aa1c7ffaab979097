import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

import { createProvider, type ProviderKind } from "#storyteller/testing/model-server";

/**
 * Starts a server on loopback that behaves like one of the known model servers, with its list of models and its ways of refusing.
 * @param port the port to listen on; 0 takes any free one
 * @param pauseMs how long it waits between two pieces of an answer, so that the answer can be seen to arrive
 */
export async function startProvider(
  kind: ProviderKind,
  port = 0,
  pauseMs = 0,
): Promise<{ readonly origin: string; asked(): number; close(): Promise<void> }> {
  let asked = 0;
  const answer = createProvider(kind);
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const text = Buffer.concat(await request.toArray()).toString();
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, value?.toString()]),
    );
    const { method = "GET", url = "/" } = request;
    if (url.endsWith("/chat/completions")) asked += 1;
    const { status, type, pieces } = answer({
      method,
      path: url,
      headers,
      body: text === "" ? null : (JSON.parse(text) as unknown),
    });
    response.writeHead(status, { "Content-Type": type });
    for (const piece of pieces) {
      if (pauseMs > 0) await wait(pauseMs);
      response.write(piece);
    }
    response.end();
  };
  const server = createServer((request, response) => {
    void respond(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const { port: taken } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${taken}`,
    /** How many answers it was asked for. */
    asked: () => asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
