import { describe, expect, it } from "vitest";

import { HOSTED } from "../testing/refusals/hosted.ts";
import { HOSTS_OF_OPEN_MODELS } from "../testing/refusals/hosts-of-open-models.ts";
import { SELF_HOSTED } from "../testing/refusals/self-hosted.ts";
import { failureInStream, failureOf } from "./provider-failure.ts";

const BODIES = [...HOSTED, ...HOSTS_OF_OPEN_MODELS, ...SELF_HOSTED];

describe("a refusal is told apart by the provider's own words", () => {
  it.each(BODIES)("%s, %i: %s", (_, status, kind, body) => {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    expect(failureOf({ status, body: text }).kind).toBe(kind);
  });

  it.each(BODIES.filter(([, status]) => status >= 500))(
    "the same where it comes in the stream: %s, %i",
    (_, status, kind, body) => {
      const error = typeof body === "string" ? { message: body, code: status } : { ...(body as object), code: status };
      expect(failureInStream(error).kind).toBe(kind);
    },
  );
});

describe("the window that a prompt was too long for", () => {
  it.each([
    ["OpenAI", 8_192],
    ["llama.cpp", 8_192],
    ["vLLM", 16_384],
    ["LM Studio", 4_096],
    ["Google", 1_048_575],
    ["Anthropic", 200_000],
    ["Workers AI", 7_968],
    ["Groq", 6_000],
    ["Mistral", 32_768],
  ])("is read from what %s says", (name, tokens) => {
    const bodies = BODIES.filter(([server, , kind]) => server === name && kind === "context_too_small");
    expect(bodies).not.toEqual([]);
    for (const [, status, , body] of bodies) {
      expect(
        failureOf({ status, body: typeof body === "string" ? body : JSON.stringify(body) }).details.contextTokens,
      ).toBe(tokens);
    }
  });
});

describe("how long to wait", () => {
  const wait = (body: unknown, headers: Record<string, string> = {}) =>
    failureOf({ status: 429, body: JSON.stringify(body), headers: new Headers(headers) }).details.retryAfterMs;

  it.each([
    [{}, { "retry-after": "20" }, 20_000],
    [{}, { "retry-after-ms": "1500", "retry-after": "2" }, 1_500],
    [{}, {}, null],
    [{ error: { message: "Please try again in 7.66s." } }, {}, 7_660],
    [{ error: { message: "Please try again in 6m0s." } }, {}, 360_000],
    [{ error: { message: "Please try again in 250ms." } }, {}, 250],
    [[{ error: { details: [{ retryDelay: "28s" }] } }], {}, 28_000],
    [{ error: "Model x is currently loading", estimated_time: 20.5 }, {}, 20_500],
  ])("is read from %j and %j", (body, headers, milliseconds) => {
    expect(wait(body, headers)).toBe(milliseconds);
  });

  it("may be given as a date", () => {
    const until = new Date(Date.now() + 30_000).toUTCString();
    expect(wait({}, { "retry-after": until })).toBeGreaterThan(25_000);
  });
});

describe("the provider's words", () => {
  const words = (body: unknown, key?: string) =>
    failureOf({ status: 400, body: JSON.stringify(body), key }).details.providerWords;

  it("are the sentence a person reads, with the upstream's where a router quotes one", () => {
    expect(words({ error: { message: "Bad thing", type: "x", code: null } })).toBe("Bad thing");
    const raw = JSON.stringify({ error: { message: "The upstream has no room for this at all" } });
    expect(words({ error: { message: "Provider returned error", metadata: { raw } } })).toBe(
      "Provider returned error: The upstream has no room for this at all",
    );
    expect(words([{ error: { message: "API key not valid" } }])).toBe("API key not valid");
  });

  it("hold no key and no credentials of an address", () => {
    const key = "lorehearth-key-1";
    const game = words(
      {
        error: {
          message: `Incorrect API key provided: sk-proj-abcdefghijklmnop1234, ${key}, Bearer abc.def, http://mira:secret@host/v1, api_key=hunter22 and AIzaSyA1234567890abcdefghij`,
        },
      },
      key,
    );
    for (const secret of ["abcdefghijklmnop", key, "abc.def", "mira:secret", "hunter22", "AIzaSyA"]) {
      expect(game).not.toContain(secret);
    }
    expect(game).toContain("Incorrect API key provided");
  });

  it("are one line of at most 300 characters", () => {
    expect(words({ error: { message: "word\n".repeat(200) } })?.length).toBe(300);
    expect(words({ error: { message: "two\n\nlines" } })).toBe("two lines");
  });

  it("are the title of a web page, where that is all there is", () => {
    expect(failureOf({ status: 502, body: "<html><title>502 Bad Gateway</title>" }).details.providerWords).toBe(
      "502 Bad Gateway",
    );
  });

  it("may be anything: garbage is no failure of ours", () => {
    for (const body of [
      "",
      "null",
      "{",
      "[]",
      '{"error":null}',
      "\u0000",
      '{"error":{"message":{"a":{"b":{"c":{"d":{"e":{"f":1}}}}}}}}',
    ]) {
      expect(failureOf({ status: 400, body }).kind).toBe("rejected");
    }
  });
});
