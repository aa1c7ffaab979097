import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

import { createProvider, type ProviderKind } from "#storyteller/testing/model-server";

/** An answer that a model server should not give. */
export interface Fault {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** True if the connection breaks after the body. */
  readonly cut?: boolean;
}

/** A model server on loopback. */
export interface ProviderServer {
  readonly origin: string;
  /** How many answers its model was asked for. */
  asked(): number;
  /** How many requests its model is answering now. */
  answering(): number;
  /** Answers every request to the model like this, until it is called with null. */
  failWith(fault: Fault | null): void;
  close(): Promise<void>;
}

/**
 * Starts a server on loopback that behaves like one of the known model servers, with its list of models and its ways of refusing.
 * @param port the port to listen on; 0 takes any free one
 * @param pauseMs how long it waits before each piece of its model's answer, so that the answer can be seen to arrive
 */
export async function startProvider(kind: ProviderKind, port = 0, pauseMs = 0): Promise<ProviderServer> {
  const answer = createProvider(kind);
  let fault: Fault | null = null;
  let asked = 0;
  let answering = 0;
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const text = Buffer.concat(await request.toArray()).toString();
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, value?.toString()]),
    );
    const { method = "GET", url = "/" } = request;
    if (method === "POST") {
      asked += 1;
      answering += 1;
      response.once("close", () => (answering -= 1));
      if (fault) return failAs(fault, response);
    }
    const { status, type, pieces } = answer({
      method,
      path: url,
      headers,
      body: text === "" ? null : (JSON.parse(text) as unknown),
    });
    response.writeHead(status, { "Content-Type": type });
    for (const piece of pieces) {
      if (pauseMs > 0 && method === "POST") await wait(pauseMs, undefined, { ref: false });
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
    asked: () => asked,
    answering: () => answering,
    failWith: (next) => void (fault = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function failAs({ status, headers, body, cut = false }: Fault, response: ServerResponse): Promise<void> {
  response.writeHead(status, headers);
  response.write(body);
  if (!cut) return void response.end();
  // Wait, so that the body reaches the client before the connection breaks.
  await wait(50);
  response.socket?.resetAndDestroy();
}
