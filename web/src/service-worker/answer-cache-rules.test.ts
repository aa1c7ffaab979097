import { describe, expect, it } from "vitest";

import { placeOf } from "./answer-cache-rules.ts";

const keyOf = (path: string) => placeOf(`https://site.example${path}`)?.key ?? null;

describe("The cache of answers", () => {
  it.each([
    ["/api/auth/session", "/api/auth/session"],
    ["/api/chat/messages?campaignId=c1&limit=50", "/api/chat/messages?campaignId=c1"],
    ["/api/chat/messages?limit=200&campaignId=c1", "/api/chat/messages?campaignId=c1"],
    ["/api/chat/table?campaignId=c1", "/api/chat/table?campaignId=c1"],
    ["/api/campaigns/c1", "/api/campaigns/c1"],
    ["/api/worlds/w1", "/api/worlds/w1"],
    ["/api/characters?campaignId=c1", "/api/characters?campaignId=c1"],
    ["/api/dashboard", "/api/dashboard"],
  ])("keeps %s as %s", (path, key) => expect(keyOf(path)).toBe(key));

  it.each([
    "/api/chat/messages?campaignId=c1&before=m1&limit=50",
    "/api/chat/turns/t1/stream?campaignId=c1",
    "/api/chat/tree?campaignId=c1",
    "/api/auth/csrf",
    "/api/auth/session/../csrf",
    "/api/worlds/w1/info",
    "/api/memory/items?campaignId=c1",
    "/api/graph?campaignId=c1",
    "/ws?campaignId=c1",
    "/health",
  ])("has no place for %s", (path) => expect(keyOf(path)).toBeNull());
});
