import { describe, expect, it } from "vitest";

import { campaignAddress, memoryAddress } from "./address.ts";

describe("the memory service's address", () => {
  it.each([
    ["http becomes ws", "http://play.example/ws", "ws://play.example/ws"],
    ["https becomes wss", "https://play.example/ws", "wss://play.example/ws"],
    ["HTTPS too", "HTTPS://play.example/ws", "wss://play.example/ws"],
    ["a missing scheme gets ws", "play.example:8081/ws", "ws://play.example:8081/ws"],
    ["ws and wss stay", "wss://play.example/ws", "wss://play.example/ws"],
    ["/ws is added if absent", "https://play.example", "wss://play.example/ws"],
    ["/ws is added to a path", "https://play.example/memory/", "wss://play.example/memory/ws"],
    ["/ws is not added twice", "ws://play.example/ws/", "ws://play.example/ws"],
    ["both at once", "localhost:8081", "ws://localhost:8081/ws"],
    ["an empty address is local, on port 8081", "", "ws://localhost:8081/ws"],
    ["a blank address is empty", "  ", "ws://localhost:8081/ws"],
  ])("%s", (_, given, address) => {
    expect(memoryAddress(given)).toBe(address);
  });

  it("says which campaign, and where a client left off that comes back", () => {
    expect(campaignAddress("https://play.example", "c 1&", null)).toBe("wss://play.example/ws?campaignId=c+1%26");
    expect(campaignAddress("", "c1", { session: "s1", ack: 7 })).toBe(
      "ws://localhost:8081/ws?campaignId=c1&session=s1&ack=7",
    );
  });
});
