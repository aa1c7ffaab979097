import { describe, expect, it } from "vitest";

import { loadAdventure } from "#content/adventures/testing";
import { playAdventure } from "../testing/play.fake.ts";

const adventure = (await loadAdventure("first-evening", 1))!;
const gearOf = async (way: Parameters<typeof playAdventure>[2]) => {
  const { table, turns } = await playAdventure(adventure, ["I look around"], way);
  const { inventory, gold } = table.sheets()[0]!;
  return { inventory: inventory.map(({ name }) => name), gold, changes: turns.map(({ changes }) => changes.length) };
};

describe("the gear of an adventure's hero", () => {
  it("is on the sheet from the opening on, and is given once", async () => {
    const { items, gold } = adventure.hero;
    expect(await gearOf({ naked: true })).toEqual({
      inventory: items.map(({ name }) => name),
      gold,
      changes: [items.length + 1, 0],
    });
  });

  it("is not given to a hero who has gear, nor to one of the player's own", async () => {
    expect((await gearOf({})).changes).toEqual([0, 0]);
    expect(await gearOf({ naked: true, heroName: "Brannoc" })).toEqual({ inventory: [], gold: 0, changes: [0, 0] });
  });
});
