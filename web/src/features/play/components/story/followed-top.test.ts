import { describe, expect, it } from "vitest";

import { followedTop } from "./followed-top.ts";

describe("a page that follows the story", () => {
  it("goes to the end while the whole turn fits in the window", () => {
    expect(followedTop(900, 1_000, 1_400)).toBe(1_000);
  });

  it("stops where the first line of the new turn is at the top, so that a long reply is read from there", () => {
    expect(followedTop(1_000, 2_600, 1_400)).toBe(1_400);
  });

  it("never takes a reader back who is further down already", () => {
    expect(followedTop(1_900, 2_600, 1_400)).toBe(1_900);
  });

  it("goes to the very end if no turn is read from its top", () => {
    expect(followedTop(1_000, 2_600, null)).toBe(2_600);
  });
});
