import { describe, expect, it } from "vitest";

import { addressOf, readNews } from "./watch-table.ts";

describe("the table's line", () => {
  it("hears of turns and of the head, and nothing in anything else", () => {
    expect(readNews('{"type":"turn_started","turnId":"t1","seq":2}')).toMatchObject({ turnId: "t1" });
    expect(readNews('{"type":"head_moved","headTurnId":null,"seq":3}')).toMatchObject({ headTurnId: null });
    const others = ["pong", "", "{", "null", "[]", "7", '{"type":"welcome"}', '{"type":"memory_changed","revision":1}'];
    for (const frame of others) expect(readNews(frame)).toBeNull();
    expect(readNews(new ArrayBuffer(4))).toBeNull();
  });

  it("is as safe as the page", () => {
    expect(addressOf("c 1", { protocol: "https:", host: "play.example" })).toBe(
      "wss://play.example/ws?campaignId=c%201",
    );
    expect(addressOf("c1", { protocol: "http:", host: "localhost:8788" })).toBe("ws://localhost:8788/ws?campaignId=c1");
  });
});
