import { describe, expect, it } from "vitest";

import { newTurn, type StoryTurn } from "./story-turn.ts";
import { waysToContinue } from "./ways-to-continue.ts";

const at = "2026-09-15T20:00:00.000Z";
const turn = (state: StoryTurn["state"], text: string, retryable: boolean | null): StoryTurn => ({
  ...newTurn("t1", "action", "I knock.", at, "open"),
  state,
  text,
  failure: retryable === null ? null : { message: "It did not go well.", code: "game_master_failed", retryable },
});

describe("a turn that did not come to its end", () => {
  it.each<[string, StoryTurn, string[]]>([
    ["was stopped before a word", turn("stopped", "", null), ["retry"]],
    ["was stopped in the middle", turn("stopped", "The door", null), ["go-on", "retry"]],
    ["was lost with its table", turn("interrupted", "The door", null), ["go-on", "retry"]],
    ["broke off", turn("interrupted", "The door", true), ["go-on", "retry", "oracle"]],
    ["failed, and may succeed another time", turn("failed", "", true), ["retry", "oracle"]],
    ["failed, and will fail again", turn("failed", "", false), ["oracle"]],
    ["failed, nobody knows why", turn("failed", "", null), ["retry", "oracle"]],
    ["came to its end after all", turn("complete", "The door opens.", null), []],
    ["is being told", turn("open", "The door", null), []],
  ])("and %s, can be gone on from so", (_, reply, ways) => {
    expect(waysToContinue(reply)).toEqual(ways);
  });
});
