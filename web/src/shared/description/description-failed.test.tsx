import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";

import { ERROR_STATUS } from "#contracts/errors";

import { ApiError } from "../api/api-error.ts";
import { text } from "../text/text.ts";
import { DescriptionFailed } from "./description-failed.tsx";

const WAYS = ["Try again", "Let the oracle write it"];
const own = "Failed to generate description. Please try again or write your own.";
const failed = (code: string, details = {}, message = "Said by the server.") =>
  new ApiError(message, { status: 502, code, details });

/** What the page shows of a failure: its message, and the names of the buttons. */
function shown(error: Error, otherwise = error.message) {
  const markup = renderToStaticMarkup(
    <DescriptionFailed error={error} say={(words) => words} otherwise={otherwise} busy={false} onAgain={() => {}} />,
  );
  const all = (pattern: RegExp) => [...markup.matchAll(pattern)].map(([, words = ""]) => words.replace("&#x27;", "'"));
  return { sentence: all(/<p>([^<]*)/gu)[0], ways: all(/<button[^>]*>([^<]+)/gu) };
}

describe("a description that a model could not write", () => {
  it("says why, and can be tried again or be written by the oracle", () => {
    const sentence = "The provider does not accept the key for storyteller-1.";
    expect(shown(failed("game_master_key", { retryable: false }, sentence))).toEqual({ sentence, ways: WAYS });
    expect(shown(failed("game_master_busy", { retryable: true, seconds: 7 })).ways).toEqual(WAYS);
  });

  it("speaks of a description where the server's sentence speaks of a turn", () => {
    const silent = failed("game_master_silent", { retryable: true }, "What was told so far is kept.");
    expect(shown(silent).sentence).toBe("The model fell silent before the description was finished.");
    const small = failed("game_master_context", { retryable: false, model: "tiny-1" });
    expect(shown(small).sentence).toContain("the context of tiny-1");
    expect(shown(failed("game_master_context", { retryable: false })).sentence).toContain("the context of the model");
  });

  it("is left to the oracle once the day's budget is spent", () => {
    expect(shown(failed("budget_spent"))).toEqual({
      sentence: "Today's budget for models is spent. The oracle can still write it.",
      ways: ["Let the oracle write it"],
    });
  });
});

it.each([
  ["that the oracle could not write either", failed("game_master_failed", {}, own)],
  ["that the network swallowed", failed("network")],
  ["whose campaign is locked", failed("campaign_has_characters")],
  ["that failed for no reason the server knows", new Error("Odd")],
])("A description %s says so in the page's own words, with nobody to choose", (_, error) => {
  expect(shown(error, own)).toEqual({ sentence: own, ways: [] });
});

it("Only known failures are said in other words", () => {
  for (const code of Object.keys(text.describing.failures)) expect(ERROR_STATUS).toHaveProperty(code);
});
