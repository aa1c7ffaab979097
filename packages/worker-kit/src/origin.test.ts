import { describe, expect, it } from "vitest";

import { originAllowed } from "./origin.ts";

const here = "https://play.example/api/worlds";

describe("the origin of a request that changes state", () => {
  it("is the site itself or one that is listed", () => {
    expect(originAllowed("https://play.example", here, "")).toBe(true);
    expect(originAllowed("https://dev.example", here, "https://a.example, https://dev.example")).toBe(true);
    expect(originAllowed("http://localhost:8788", "http://localhost:8788/ws", "")).toBe(true);
  });

  it.each([
    [undefined, ""],
    ["", ""],
    ["", " , "],
    ["null", "https://a.example"],
    ["http://play.example", ""],
    ["https://play.example:8443", ""],
    ["https://play.example.evil.example", ""],
    ["https://evil.example/?https://play.example", ""],
    ["https://a.example.evil", "https://a.example"],
    ["https://A.example", "https://b.example"],
    ["*", "https://a.example"],
    ["not a url", "https://a.example"],
  ])("is not %j where %j is listed", (origin, allowed) => {
    expect(originAllowed(origin, here, allowed)).toBe(false);
  });
});
