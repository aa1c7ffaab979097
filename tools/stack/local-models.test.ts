import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";

import { findLocalModels, localModelLines } from "./local-models.ts";

const ALLOWED = { GM_OWN_MODELS: "any", GM_LOCAL_ADDRESSES: "on" };
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A server on loopback that answers every request with this. Returns its port. */
async function serving(status: number, body: string): Promise<number> {
  const server = createServer((_, response) => response.writeHead(status).end(body));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

describe("at its start, the stack", () => {
  it("finds the model servers that run, and what they offer", async () => {
    const models = ["qwen3:8b", "gemma3", "mistral", "phi4", "llama3.3"].map((id) => ({ id }));
    const port = await serving(200, JSON.stringify({ object: "list", data: models }));
    const empty = await serving(200, JSON.stringify({ object: "list", data: [] }));
    const found = await findLocalModels([
      { name: "Ollama", port },
      { name: "LM Studio", port: empty },
    ]);
    expect(localModelLines(found, "http://localhost:8788", ALLOWED)).toEqual([
      `Found Ollama on http://127.0.0.1:${port}/v1 with qwen3:8b, gemma3, mistral and 2 more`,
      `Found LM Studio on http://127.0.0.1:${empty}/v1, without a model`,
      "Let a model lead your stories: http://localhost:8788/settings/game-master",
    ]);
  });

  it("says nothing where nothing runs, or where another program has the port", async () => {
    const page = await serving(200, "<!doctype html><title>My blog</title>");
    const other = await serving(404, JSON.stringify({ data: [] }));
    const gone = await serving(200, "");
    servers.pop()?.close();
    const found = await findLocalModels([page, other, gone].map((port) => ({ name: "Ollama", port })));
    expect(localModelLines(found, "http://localhost:8788", ALLOWED)).toEqual([]);
  });

  it("says how to allow them where players may not use them", async () => {
    const port = await serving(200, JSON.stringify({ data: [{ id: "qwen3:8b" }] }));
    const found = await findLocalModels([{ name: "Ollama", port }]);
    const lines = localModelLines(found, "http://localhost:8788", { ...ALLOWED, GM_LOCAL_ADDRESSES: "off" });
    expect(lines.at(-1)).toContain("GM_OWN_MODELS=any and GM_LOCAL_ADDRESSES=on");
  });
});
