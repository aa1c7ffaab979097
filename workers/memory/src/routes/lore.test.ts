import { describe, expect, it } from "vitest";

import { newCampaign, recalled } from "../../test/campaign.ts";
import { ask, refused } from "../../test/http.ts";
import { tale } from "../../test/tale.ts";

const marsh = {
  name: "Saltmarrow",
  keys: ["the sunken town"],
  content: "Saltmarrow sinks a hand a year.",
  pinned: false,
};

const add = (campaignId: string, entries: unknown, who = {}) => ask("POST", "/lore", { campaignId, entries }, who);

describe("lore that is brought into a campaign", () => {
  it("is remembered beside what was told, under each of its names, and once however often it is brought", async () => {
    const key = await tale();
    const { campaignId } = key;
    expect(await (await add(campaignId, [marsh, { ...marsh, content: "Its bells ring below." }])).json()).toEqual({
      added: 2,
    });
    expect(await (await add(campaignId, [marsh])).json()).toEqual({ added: 0 });
    expect(await recalled(key, "What of the sunken town?")).toContain("Saltmarrow sinks a hand a year.");
    expect(await recalled(key, "Where is Hanne?")).toContain("Hanne is at Weeping Fen.");
  });

  it("stays as the player has corrected it, and forgotten where they forgot it", async () => {
    const { campaignId } = newCampaign();
    await add(campaignId, [marsh, { ...marsh, content: "It stinks." }]);
    const items = async () =>
      (await (await ask("GET", `/items?campaignId=${campaignId}`)).json<{ items: { id: string; content: string }[] }>())
        .items;
    const [last, first] = await items();
    await ask("PATCH", `/items/${first!.id}`, { campaignId, content: "Saltmarrow rises." });
    await ask("DELETE", `/items/${last!.id}`, { campaignId });
    await add(campaignId, [marsh, { ...marsh, content: "It stinks." }]);
    expect((await items()).map(({ content }) => content)).toEqual(["Saltmarrow rises."]);
  });

  it.each<[string, unknown]>([
    ["nothing", []],
    ["more than fits", Array.from({ length: 101 }, () => marsh)],
    ["what says nothing", [{ ...marsh, content: " \n" }]],
    ["wrong types", [{ ...marsh, keys: "x" }]],
    ["fields that nobody knows", [{ ...marsh, secret: true }]],
    ["lone surrogates", [{ ...marsh, name: "\ud800" }]],
  ])("refuses %s", async (_, entries) => {
    expect(await refused(await add(newCampaign().campaignId, entries))).toEqual([400, "invalid_input"]);
  });

  it("goes into nobody else's campaign", async () => {
    const { campaignId } = newCampaign();
    expect(await refused(await add(campaignId, [marsh], { userId: "bea" }))).toEqual([404, "not_found"]);
    expect(await refused(await add(campaignId, [marsh], { userId: null }))).toEqual([401, "not_authenticated"]);
  });
});
