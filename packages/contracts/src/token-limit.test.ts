import { describe, expect, it } from "vitest";

import { tokenLimit } from "./token-limit.ts";

describe("a limit of tokens", () => {
  it.each([
    ["1200000", 1_200_000],
    [" 300 ", 300],
    ["unlimited", null],
    ["0", null],
  ])("is understood: %j", (text, limit) => expect(tokenLimit(text)).toBe(limit));

  it.each(["", " ", "abc", "-1", "1e6", "1.5", "1,200,000", "00", "Infinity", "no", "9".repeat(30), undefined])(
    "is never taken for no limit by mistake: %j",
    (text) => expect(tokenLimit(text)).toBeUndefined(),
  );
});
