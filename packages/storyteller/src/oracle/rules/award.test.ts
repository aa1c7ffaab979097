import { describe, expect, it } from "vitest";

import type { LevelProgression } from "#contracts/options";
import type { Sheet } from "#contracts/play/sheet";
import type { TableRules } from "../../ports.ts";
import { briefOf, CAMPAIGN } from "../testing/brief.fake.ts";
import { fakeSheet, fakeTable } from "../testing/table.fake.ts";
import { award } from "./award.ts";

const HERO = fakeSheet();
const OSK = fakeSheet({ characterId: "osk", name: "Osk" });

/** A reward of 300 experience points in a campaign of this kind. The table may answer with other sheets afterwards. */
async function rewarded(
  progression: LevelProgression,
  party: readonly Sheet[],
  after?: readonly Sheet[],
  allowed: TableRules["allowed"] = (effect) => effect,
) {
  const table = fakeTable(party, "seed");
  const { scene } = briefOf(CAMPAIGN, table);
  let changed = false;
  const change: typeof table.change = (effect) => {
    changed = true;
    return table.change(effect);
  };
  const sheets = () => (changed && after ? after : table.sheets());
  const campaign = { ...scene.campaign, levelProgression: progression };
  const words = await award(
    { table: { ...table, sheets, change, allowed }, scene: { ...scene, campaign } },
    party[0]!,
    300,
    "the lamp burns again",
  );
  return { words, effects: table.effects.map(({ type, characterId }) => `${type} ${characterId}`) };
}

describe("a reward", () => {
  it("of the dead is nothing, and nobody else of the party goes without", async () => {
    expect(await rewarded("xp", [fakeSheet({ life: "dead" })])).toEqual({ words: "", effects: [] });
    const { effects } = await rewarded("milestone", [HERO, { ...OSK, life: "dead" }]);
    expect(effects).toEqual(["level_up hero"]);
  });

  it("is experience points for everybody where the campaign counts them", async () => {
    expect(await rewarded("xp", [HERO, OSK])).toEqual({
      words: "You gain 300 experience points.",
      effects: ["experience hero", "experience osk"],
    });
  });

  it.each(["standard", "milestone"] as const)("is a level for everybody where the campaign says %s", async (kind) => {
    expect(await rewarded(kind, [HERO, OSK])).toEqual({
      words: "You reach level 4.",
      effects: ["level_up hero", "level_up osk"],
    });
  });

  it("is as much as the table allows, and the words say no more", async () => {
    const allowed: TableRules["allowed"] = (effect) =>
      effect.characterId === "osk"
        ? { why: "Osk was given enough" }
        : effect.type === "experience"
          ? { ...effect, delta: 120 }
          : { why: "Alda rose a level just now" };
    expect(await rewarded("xp", [HERO, OSK], undefined, allowed)).toEqual({
      words: "You gain 120 experience points.",
      effects: ["experience hero"],
    });
    expect(await rewarded("milestone", [HERO, OSK], undefined, allowed)).toEqual({ words: "", effects: [] });
  });

  it("says that a level waits for the player's choices, and never claims one that was not taken", async () => {
    const waiting = [fakeSheet({ experience: 2_700 })];
    expect((await rewarded("milestone", [fakeSheet({ experience: 900 })], waiting)).words).toBe(
      "You have earned level 4. Choose on your sheet what it brings.",
    );
    const highest = [fakeSheet({ level: 20, experience: 355_000 })];
    expect((await rewarded("milestone", highest, highest)).words).toBe("");
  });
});
