import { afterEach, describe, expect, it, vi } from "vitest";

import { modelFailed } from "./model-failed.ts";

const FAILURE = {
  kind: "wrong_key",
  details: {
    model: "gpt-9",
    status: 401,
    retryAfterMs: null,
    providerWords: "Incorrect API key. You said: I open the door",
  },
};

/** Returns the only log entry that the failure writes. */
function lineOf(setting: string): Record<string, unknown> {
  const said = vi.spyOn(console, "warn").mockReset();
  modelFailed({ LOG_PROVIDER_WORDS: setting })(FAILURE);
  expect(said).toHaveBeenCalledTimes(1);
  return JSON.parse(String(said.mock.calls[0]?.[0])) as Record<string, unknown>;
}

afterEach(() => vi.restoreAllMocks());

describe("a model's failure", () => {
  it("is logged with its reason and status, and without the provider's words, which may quote a player", () => {
    for (const setting of ["off", ""]) {
      expect(lineOf(setting)).toEqual({
        level: "warn",
        event: "model.failed",
        model: "gpt-9",
        reason: "wrong_key",
        status: 401,
        retryAfterMs: null,
      });
    }
  });

  it("is logged with the provider's words at home", () => {
    expect(lineOf("on")).toMatchObject({ reason: "wrong_key", error: FAILURE.details.providerWords });
  });
});
