import { describe, expect, it } from "vitest";

import { ErrorBody } from "#contracts/errors";
import { MemoryContextAnswer } from "#contracts/http/memory";
import { MemoryItemAnswer, MemoryItemsAnswer, QuestsAnswer } from "#contracts/http/memory-items";
import { newCampaign, recalled } from "../../test/campaign.ts";
import { ask, refused } from "../../test/http.ts";
import { tale } from "../../test/tale.ts";

describe("what is remembered, to its player", () => {
  it("is listed, searched and told as the contract has it", async () => {
    const { campaignId } = await tale();
    const all = MemoryItemsAnswer.parse(await (await ask("GET", `/items?campaignId=${campaignId}`)).json());
    expect(all.items.length).toBeGreaterThan(8);
    const found = await (await ask("GET", `/items?campaignId=${campaignId}&kind=quest&q=locket`)).json();
    expect(MemoryItemsAnswer.parse(found).items.map(({ content }) => content)).toEqual([
      "Mira promised Hanne the silver locket.",
    ]);
    const { quests } = QuestsAnswer.parse(await (await ask("GET", `/quests?campaignId=${campaignId}`)).json());
    expect(quests.map(({ title }) => title)).toEqual(["The silver locket"]);
    const body = { campaignId, currentSituation: "I look for Hanne", maxContextItems: 3 };
    const context = MemoryContextAnswer.parse(await (await ask("POST", "/context", body)).json());
    expect(context.keyNpcs.map(({ name }) => name)).toEqual(["Hanne"]);
    expect(context.contextualMemories.length).toBeLessThanOrEqual(3);
  });

  it("can be corrected, pinned and forgotten", async () => {
    const key = await tale();
    const { campaignId } = key;
    const listed = await (await ask("GET", `/items?campaignId=${campaignId}&q=tollkeeper bell`)).json();
    const [{ id } = { id: "" }] = MemoryItemsAnswer.parse(listed).items;

    const change = { campaignId, content: "Mira asked Hanne about the brass bell.", pinned: true };
    const changed = await ask("PATCH", `/items/${id}`, change);
    expect(MemoryItemAnswer.parse(await changed.json()).item).toMatchObject({
      content: "Mira asked Hanne about the brass bell.",
      pinned: true,
      history: [{ content: "Mira asks the Tollkeeper about the bell." }],
    });
    expect(await recalled(key, "brass")).toContain("Mira asked Hanne about the brass bell.");

    expect((await ask("DELETE", `/items/${id}`, { campaignId })).status).toBe(204);
    expect(await recalled(key, "brass bell")).not.toContain("Mira asked Hanne about the brass bell.");
    expect(await refused(await ask("DELETE", `/items/${id}`, { campaignId }))).toEqual([404, "not_found"]);
    expect(await refused(await ask("PATCH", `/items/${id}`, change))).toEqual([404, "not_found"]);
  });

  const calls: [string, string, object | null][] = [
    ["GET", "/items?campaignId=ID", null],
    ["GET", "/quests?campaignId=ID", null],
    ["POST", "/context", { currentSituation: "Where am I?" }],
    ["PATCH", "/items/1", { pinned: true }],
    ["DELETE", "/items/1", {}],
    ["PUT", "/worlds", { worldId: "w", payload: null }],
    ["DELETE", "/campaigns", {}],
  ];

  it.each(calls)("%s %s is for the campaign's own player only", async (method, path, fields) => {
    const { campaignId } = newCampaign("ada");
    const payload = {
      type: "campaign",
      name: "The Bell",
      description: "",
      properties: {
        startingLevel: 1,
        levelProgression: "milestone",
        exploration: "low",
        combat: "low",
        social: "low",
        elements: [],
      },
    };
    const body = fields && { ...fields, campaignId, ...("payload" in fields ? { payload } : {}) };
    const at = path.replace("ID", campaignId);
    const mine = body ? { ...body, userId: "bob" } : null;

    expect(await refused(await ask(method, at, body, { userId: null }))).toEqual([401, "not_authenticated"]);
    expect(await refused(await ask(method, at, body, { sid: "revoked" }))).toEqual([401, "not_authenticated"]);
    const mismatch = await ask(method, mine ? at : `${at}&userId=bob`, mine);
    expect(await mismatch.clone().json()).toMatchObject({ error: "User ID mismatch" });
    expect(await refused(mismatch)).toEqual([403, "user_mismatch"]);
    // Forgetting a missing campaign and another user's campaign gets the same response (upkeep.ts).
    const foreign = await ask(method, at, body, { userId: "bob" });
    if (path === "/campaigns") expect(foreign.status).toBe(204);
    else expect(await refused(foreign)).toEqual([404, "not_found"]);
    if (method !== "GET") {
      expect(await refused(await ask(method, at, body, { origin: "https://evil.example" }))).toEqual([
        403,
        "origin_not_allowed",
      ]);
      expect(await refused(await ask(method, at, { ...body, surplus: 1 }))).toEqual([400, "invalid_input"]);
    }
  });

  it("is not made to say nothing, be it there or not", async () => {
    const { campaignId } = await tale();
    for (const content of ["", " \n\u00a0"]) {
      const answer = await ask("PATCH", "/items/1", { campaignId, content });
      expect(await answer.clone().json()).toMatchObject({ error: "A memory must say something" });
      expect(await refused(answer)).toEqual([400, "invalid_input"]);
    }
  });

  it.each([
    "/items",
    "/items?campaignId=../ada-1",
    "/items?campaignId=ada-1&cursor=1;",
    "/items?campaignId=ada-1&kind=gossip",
    `/items?campaignId=ada-1&q=${"x".repeat(1_001)}`,
    "/quests?campaignId=",
  ])("refuses %s with the contract's error", async (path) => {
    const response = await ask("GET", path);
    expect(response.status).toBe(400);
    expect(ErrorBody.parse(await response.json()).code).toBe("invalid_input");
  });
});
