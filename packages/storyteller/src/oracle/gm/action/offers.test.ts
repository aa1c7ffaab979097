import { describe, expect, it } from "vitest";

import { takenUp } from "./offers.ts";

describe("taking up an offer", () => {
  const offers = ["I search", "I go to the mill"];

  it.each([
    ["yes", "I search"],
    ["The first.", "I search"],
    ["1", "I search"],
    ["the second one", "I go to the mill"],
    ["I choose the latter!", "I go to the mill"],
    ["Option 2", "I go to the mill"],
    ["I do not", "I do not"],
    ["yes, I strike him", "yes, I strike him"],
  ])("%s → %s", (said, meant) => expect(takenUp(said, offers)).toBe(meant));

  it("stays as it is where nothing was offered", () => expect(takenUp("yes", [])).toBe("yes"));
});
