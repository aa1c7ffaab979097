import { describe, expect, it } from "vitest";

import { requestOptionsFrom } from "./request-options.ts";

const NOTHING = { GM_CONTEXT_TOKENS: "", GM_FIRST_BYTE_MS: "", GM_SILENCE_MS: "", GM_TOTAL_MS: "" };

describe("how models are asked", () => {
  it("has a window of 8,192 tokens and three minutes of patience where nothing is set", () => {
    expect(requestOptionsFrom(NOTHING)).toMatchObject({
      contextTokens: 8_192,
      patience: { firstByteMs: 180_000, silenceMs: 60_000, totalMs: 900_000 },
    });
  });

  it("is as it is set", () => {
    const set = {
      GM_CONTEXT_TOKENS: "32768",
      GM_FIRST_BYTE_MS: "300000",
      GM_SILENCE_MS: " 90000 ",
      GM_TOTAL_MS: "1200000",
    };
    expect(requestOptionsFrom(set)).toMatchObject({
      contextTokens: 32_768,
      patience: { firstByteMs: 300_000, silenceMs: 90_000, totalMs: 1_200_000 },
    });
  });

  it.each([
    [{ GM_CONTEXT_TOKENS: "8k" }, 'GM_CONTEXT_TOKENS must be a number of tokens from 1500 to 10000000 and is "8k"'],
    [{ GM_CONTEXT_TOKENS: "512" }, "GM_CONTEXT_TOKENS must be"],
    [
      { GM_FIRST_BYTE_MS: "180" },
      'GM_FIRST_BYTE_MS must be a number of milliseconds from 1000 to 86400000 and is "180"',
    ],
    [{ GM_SILENCE_MS: "-1" }, "GM_SILENCE_MS must be"],
    [{ GM_TOTAL_MS: "Infinity" }, "GM_TOTAL_MS must be"],
  ])("makes no sense as %j", (wrong, words) => {
    expect(() => requestOptionsFrom({ ...NOTHING, ...wrong })).toThrow(words);
  });
});
