import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";

import type { ModelRequest } from "#contracts/http/inspection";
import { curlOf } from "./curl.ts";

const asked: ModelRequest = {
  model: "story-9b",
  url: "https://models.mira.org/v1/chat/completions",
  parameters: { temperature: 0.9, stream: true },
  tools: 0,
  finish: "stop",
  tokens: { input: 1, output: 1 },
  counted: true,
  firstMs: null,
  totalMs: null,
};
const words = "I say: 'Don't $HOME `date` \\ \"stop\"!'\nThen I wait.";
const sent = { messages: [{ role: "user", content: words }], tools: [] };

describe("a request as a curl command", () => {
  it("reaches the shell as the same words, whatever is in them", () => {
    const command = curlOf(asked, sent).replace(/^curl/u, "printf '%s\\0'");
    const env = { ...process.env, API_KEY: "typed" };
    const given = execFileSync("sh", ["-c", command], { encoding: "utf8", env }).split("\0");
    expect(given[0]).toBe(asked.url);
    expect(given[4]).toBe("Authorization: Bearer typed");
    expect(JSON.parse(given[6] ?? "")).toEqual({ model: "story-9b", ...asked.parameters, messages: sent.messages });
  });

  it("goes to Cloudflare's address if the model has none of its own", () => {
    expect(curlOf({ ...asked, url: null }, sent)).toContain("/ai/v1/chat/completions");
  });
});
