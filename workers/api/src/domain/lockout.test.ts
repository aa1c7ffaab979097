import { describe, expect, it } from "vitest";

import { addressGroup, LOCKOUT, lockSeconds } from "./lockout.ts";

describe("the lock after failed sign-ins", () => {
  it("comes with the fifth, lasts a minute, doubles, and never lasts longer than an hour", () => {
    const lengths = [1, 4, 5, 6, 7, 10, 11, 50, 5_000].map((failures) => lockSeconds(LOCKOUT.pair, failures));
    expect(lengths).toEqual([0, 0, 60, 120, 240, 1_920, 3_600, 3_600, 3_600]);
  });
});

describe("what counts as one address", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:DB8:1:2::9", "2001:db8:1:2"],
    ["2001:0db8:0001:0002::", "2001:db8:1:2"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["::1", "0:0:0:0"],
    ["", ""],
  ])("is of %s: %s", (address, group) => expect(addressGroup(address)).toBe(group));
});
