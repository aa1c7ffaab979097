import { describe, expect, it } from "vitest";

import { item, newCampaign, objectOf, recalled, rememberTurn, turn } from "../test/campaign.ts";

describe("a campaign's memory, asked over RPC", () => {
  it("reads and writes in one round trip each", async () => {
    const key = newCampaign();
    await rememberTurn(key, turn(1), [
      item("The bell rings."),
      item("The bell is cracked.", { key: "b", secret: true }),
    ]);
    const memory = objectOf(key);

    const { results } = await memory.queries().search("the bell", 10);
    expect(results.map(({ content }) => content)).toEqual(["The bell rings."]);
    const id = await memory.edits().note(item("The bell tolls for Orl.", { key: "mine" }));
    expect(id).not.toBe("");
    expect(await recalled(key, "Orl")).toEqual(["The bell tolls for Orl."]);
  });
});
