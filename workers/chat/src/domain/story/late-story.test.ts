import { describe, expect, it } from "vitest";

import type { StoryEvent } from "#contracts/story/events";
import { fitsTurn, withChronicle } from "./late-story.ts";

const clock = (by: StoryEvent["by"], name: string, full = ""): StoryEvent => ({
  type: "clock_changed",
  by,
  name,
  full,
});

describe("the late events of a turn", () => {
  it("have the player's own last, whatever the chronicler reads later", () => {
    const late = [clock("chronicler", "old"), clock("player", "mine")];
    expect(withChronicle({ events: [], late }, [clock("chronicler", "new")])).toEqual([
      clock("chronicler", "new"),
      clock("player", "mine"),
    ]);
  });

  it("are the chronicler's, even if it names another author", () => {
    expect(withChronicle({ events: null, late: [] }, [clock("player", "new")])).toEqual([clock("chronicler", "new")]);
  });

  it("give way to a tool that took the same clock off the table", () => {
    const events: StoryEvent[] = [{ type: "clock_removed", by: "game_master", name: "The tide" }];
    expect(withChronicle({ events, late: [] }, [clock("chronicler", "the tide")])).toEqual([]);
  });

  it("are no more than one turn can keep and a campaign file can carry: the player's stay, the chronicler's last go", () => {
    const mine = Array.from({ length: 50 }, (_, at) => clock("player", `mine ${at}`));
    const read = Array.from({ length: 60 }, (_, at) => clock("chronicler", `read ${at}`));
    const late = withChronicle({ events: [], late: mine }, read);
    expect(late).toEqual([...read.slice(0, 10), ...mine]);
    // The longest entries, in letters of three bytes each. Fewer of them fit.
    const long = Array.from({ length: 60 }, (_, at) => ({
      ...clock("chronicler", `${at}`, "鐘".repeat(400)),
      fills: "鐘".repeat(400),
      name: `${at}${"鐘".repeat(118)}`,
    })) as StoryEvent[];
    const kept = withChronicle({ events: [], late: [] }, long);
    expect(kept.length).toBeLessThan(60);
    expect(fitsTurn(kept)).toBe(true);
    expect(fitsTurn(long)).toBe(false);
  });
});
