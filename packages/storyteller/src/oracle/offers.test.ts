import { describe, expect, it } from "vitest";

import { offersOf } from "./offers.ts";

describe("the oracle's offers", () => {
  it("are the words that the turn left for the player", () => {
    expect(offersOf({ offers: ["Ask Hanne about the key", "Go to the lane"] })).toEqual([
      "Ask Hanne about the key",
      "Go to the lane",
    ]);
    expect(offersOf({ offers: [{ text: "Wait for dusk", act: "wait", target: null }] })).toEqual(["Wait for dusk"]);
  });

  it("are none where the turn left none, or another family told it", () => {
    for (const memo of [null, {}, { offers: "all" }, { offers: [{ say: "yes" }] }]) expect(offersOf(memo)).toEqual([]);
  });
});
