import { describe, expect, it } from "vitest";

import { createOracleWorldBuilder } from "../../world-builder.ts";
import { briefOf, CAMPAIGN, tell } from "../play.fake.ts";
import { fakeTable } from "../table.fake.ts";
import { readLore } from "./lore.ts";

const NORSE = {
  name: "Hrimfell",
  genres: ["norse" as const],
  magicLevel: "low" as const,
  additionalDetails: "",
  seed: "lore",
};

async function briefIn(description: string) {
  const brief = briefOf({ ...CAMPAIGN, genres: ["norse"] }, fakeTable(CAMPAIGN.sheets, "lore"));
  return { ...brief, scene: { ...brief.scene, world: { ...brief.scene.world!, description } } };
}

describe("the player's own world", () => {
  it("is read for people, places and powers that it names in bold", async () => {
    const { people, places, factions } = readLore(
      await briefIn(
        "**Ylva Stone-Hand**, a skald of Oakford who laughs before the verse. Above all she hopes to have an outlawry lifted.\n- **the Weeping Fen**, where travellers come upon a frozen fjord. The ice talks.\n- **The Iron Oath**: a brotherhood sworn to burn the hall. \n**Story hooks:** three of them.",
      ),
    );
    expect(people).toEqual([
      {
        name: "Ylva Stone-Hand",
        role: "skald",
        pronoun: "she",
        habit: "laughs before the verse",
        want: "to have an outlawry lifted",
      },
    ]);
    expect(places).toEqual([{ name: "the Weeping Fen", kind: "frozen fjord", setting: "wild" }]);
    expect(factions).toEqual(["the Iron Oath"]);
  });

  it("has no union, society or guild for somebody", async () => {
    const { people, factions } = readLore(
      await briefIn("**The Union of Low Street**: a careful lot who wait for the whistle. They want the mill."),
    );
    expect([people, factions]).toEqual([[], ["the Union of Low Street"]]);
  });

  it("is not peopled by the headings of a campaign's elements", async () => {
    const { people, places, factions } = readLore(
      await briefIn(
        "- **Mystery**: The mystery begins with a keeper, who swore to nothing.\n- **Religious Conflict**: The church wants the bell.\n- **The Debt**: A debt who nobody pays, in the end.\n- **Hanne**: The ferryman's widow who remembers every name.",
      ),
    );
    expect(people.map(({ name }) => name)).toEqual(["Hanne"]);
    expect([...places, ...factions]).toEqual([]);
  });

  it("is where the story plays, when the world builder described it", async () => {
    const { description } = await createOracleWorldBuilder().world(NORSE, new AbortController().signal);
    const brief = await briefIn(description);
    const { people, places } = readLore(brief);
    expect(people.length).toBeGreaterThanOrEqual(3);
    expect(places.length).toBeGreaterThanOrEqual(1);
    const names = new Set([...people, ...places].map(({ name }) => name));
    const told = await Promise.all(Array.from({ length: 6 }, (_, i) => tell({ ...brief, storySeed: `world ${i}` })));
    const introduced = told.flatMap(({ events }) =>
      events.flatMap((event) => (event.type === "introduce" ? [event.name] : [])),
    );
    expect(introduced.filter((name) => names.has(name)).length).toBeGreaterThanOrEqual(6);
  });

  it("is left out where the player did not include it", async () => {
    const brief = await briefIn("**Ylva Stone-Hand**, a skald of Oakford who laughs.");
    expect(readLore({ ...brief, include: { ...brief.include, worldInfo: false } }).people).toEqual([]);
  });
});
