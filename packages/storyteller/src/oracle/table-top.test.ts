import { describe, expect, it } from "vitest";

import { TableTop } from "#contracts/http/chat";

import { CAMPAIGN, play } from "./gm/play.fake.ts";
import { readTableTop } from "./table-top.ts";

describe("what lies on the table", () => {
  it("is the place, the scene with its goal, who is here and how they stand, and the threads", async () => {
    const { turns } = await play(CAMPAIGN, ["I look around", "I search the place", "I talk to whoever is here"]);
    const top = TableTop.parse(readTableTop(turns.at(-1)!.memo));
    expect(top.place).not.toBe("");
    expect(top.scene?.goal).toMatch(/^[a-z]/u);
    expect(top.scene?.name).not.toMatch(/[{}]/u);
    expect(top.people.length).toBeGreaterThan(0);
    expect(top.people[0]!.attitude).toMatch(/ /u);
    expect(top.threads.some(({ open }) => open)).toBe(true);
  });

  it("is nothing where another family told the turn, or nobody did", () => {
    for (const memo of [null, {}, { v: 1, place: 3 }, { summary: "a model's own" }])
      expect(readTableTop(memo)).toBeNull();
  });
});
