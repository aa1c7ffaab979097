import { describe, expect, it } from "vitest";

import { tabOf } from "./campaign-tabs.ts";

describe("the tab of a campaign's page", () => {
  it("is the one the address names", () => {
    expect(tabOf("#world-overview", 2)).toBe("world-overview");
    expect(tabOf("#session", 0)).toBe("session");
  });

  it("is the session once there are characters, and the overview before", () => {
    expect(tabOf("", 1)).toBe("session");
    expect(tabOf("", 0)).toBe("campaign-overview");
    expect(tabOf("#nonsense", 0)).toBe("campaign-overview");
  });
});
