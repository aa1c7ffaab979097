import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

import { type Asked, encodeStep, type Script, scriptFor, type Step } from "#storyteller/testing/model-server";
import { embeddingsFor, type EmbeddingsRequest } from "./embeddings.ts";

/** A fake model server on loopback that speaks OpenAI's protocol. The name of the requested model decides how it answers. */
export interface ModelServer {
  /** The value for OPENAI_BASE_URL. */
  readonly baseUrl: string;
  /** Every text for which a vector was requested. */
  readonly embedded: readonly string[];
  close(): Promise<void>;
}

/** Decides how a request is answered. `times` is the number of earlier requests to the same model. */
type Answerer = (request: Asked, times: number) => Script;

/** What the server has counted and recorded so far. */
interface Serving {
  readonly times: Map<string, number>;
  readonly embedded: string[];
  readonly answerer: Answerer;
}

/**
 * Starts a model server.
 * @param port the port to listen on; 0 takes any free one
 */
export async function startModelServer(port = 0, answerer: Answerer = scriptFor): Promise<ModelServer> {
  const times = new Map<string, number>();
  const embedded: string[] = [];
  const server = createServer((request, response) => {
    void answer(request, response, { times, embedded, answerer }).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const { port: taken } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${taken}/v1`,
    embedded,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const EMBEDDINGS = "/v1/embeddings";
const PATHS = new Set(["/v1/chat/completions", EMBEDDINGS]);

function embed(request: EmbeddingsRequest, response: ServerResponse): void {
  const answer = embeddingsFor(request);
  // Without an answer, the response stays open until the client leaves.
  if (!answer) return;
  response.writeHead(answer.status, { "Content-Type": "application/json" });
  response.end(JSON.stringify(answer.body));
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { times, embedded, answerer }: Serving,
): Promise<void> {
  if (request.method !== "POST" || !PATHS.has(request.url ?? "")) return refuse(response, 404, "Not found");
  const body = await bodyOf(request);
  if (!body) return refuse(response, 400, "The body is no JSON");
  if (request.url === EMBEDDINGS) {
    const embeddings = body as unknown as EmbeddingsRequest;
    embedded.push(...embeddings.input);
    return embed(embeddings, response);
  }
  const before = times.get(body.model) ?? 0;
  times.set(body.model, before + 1);
  const script = answerer(body, before);
  if (!("steps" in script)) {
    if (script.retryAfter !== undefined) response.setHeader("Retry-After", script.retryAfter);
    return refuse(response, script.status, script.message, script.body);
  }
  response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache" });
  response.flushHeaders();
  for (const step of script.steps) {
    if (response.destroyed || (await play(step, response)) === "over") return;
  }
  response.end();
}

async function play(step: Step, response: ServerResponse): Promise<"over" | undefined> {
  // The response stays open until the client leaves.
  if (step === "hang") return "over";
  if (step === "cut") {
    // Wait, so that the text written before reaches the client before the connection breaks.
    await wait(20);
    response.socket?.resetAndDestroy();
    return "over";
  }
  if (typeof step === "object" && "wait" in step) await wait(step.wait);
  else response.write(encodeStep(step, "openAi"));
  return undefined;
}

function refuse(
  response: ServerResponse,
  status: number,
  message: string,
  body: unknown = { error: { message, type: "error", code: null } },
): void {
  response.writeHead(status, { "Content-Type": "application/json" });
  response.end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<Asked | null> {
  try {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString()) as Asked;
    const { authorization } = request.headers;
    return { ...body, ...(authorization === undefined ? {} : { authorization }) };
  } catch {
    return null;
  }
}
