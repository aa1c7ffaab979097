import { describe, expect, it } from "vitest";

import { EMPTY_STORY, type StoryState } from "#contracts/story/state";
import type { TableRules } from "#storyteller/ports";

import { STANDARD_RULES, type HouseRules } from "#contracts/entities/house-rules";
import type { Roll } from "#contracts/play/dice";
import type { Effect } from "#contracts/play/effects";
import { miraOf } from "../../test/fixtures.ts";
import { foldTurns, initialSnapshot } from "./fold-path.ts";
import { sheetOf, tableHero } from "./table-hero.ts";
import { createTable } from "./table-rules.ts";

const stored = miraOf("u", "c");
const { id: characterId } = stored;
const wound = (delta: number): Effect => ({ type: "hit_points", characterId, delta, reason: "a fall" });

/** A table with house rules at which Mira sits and whose dice show the given faces, then ones. */
function tableWith(rules: Partial<HouseRules>, ...faces: number[]) {
  const proposals: Effect[] = [];
  const rolls: Roll[] = [];
  const effects: Effect[] = [];
  const listener = {
    rolled: (roll: Roll) => rolls.push(roll),
    changed: (effect: Effect) => effects.push(effect),
    proposed: (effect: Effect) => proposals.push(effect),
  };
  const pace = { turn: 1, progression: "xp" } as const;
  const house = { ...STANDARD_RULES, ...rules };
  const table = createTable([tableHero(stored)], () => faces.shift() ?? 1, listener, pace, house);
  return { table, rolls, effects, proposals };
}

/** Mira's sheet after the effects, folded as the ledger does: without any house rule. */
function folded(effects: readonly Effect[]) {
  const turn = { turnId: "t", number: 1, effects, story: [], late: [], memo: null };
  const [hero] = foldTurns(initialSnapshot([stored]), [turn]).heroes ?? [];
  return sheetOf(hero!);
}

describe("gentle death", () => {
  it("leaves who would die of massive damage stable at 0, also where nobody knows the house rule any more", async () => {
    const { table, effects } = tableWith({ death: "gentle" });
    const sheet = await table.change(wound(-500));
    expect(sheet).toMatchObject({ life: "stable", hp: { current: 0 }, deathSaves: { successes: 0, failures: 0 } });
    expect(sheet.conditions).toContain("Unconscious");
    expect(folded(effects)).toEqual(sheet);
    expect(effects.map(({ type, reason }) => [type, reason])).toEqual([
      ["hit_points", "a fall"],
      ["hero", "Mira Vance is not dead but stable."],
    ]);
  });

  it("leaves who fails three death saves stable, and a blow on the fallen kills nobody", async () => {
    const { table, effects } = tableWith({ death: "gentle" }, 1, 1);
    await table.change(wound(-21));
    await table.deathSave(characterId);
    expect((await table.deathSave(characterId)).life).toBe("stable");
    expect((await table.change(wound(-3))).life).toBe("dying");
    const sheet = await table.change(wound(-300));
    expect(sheet.life).toBe("stable");
    expect(folded(effects)).toEqual(sheet);
    expect((await table.change(wound(5))).hp.current).toBe(5);
  });

  const tired: Effect = { type: "condition", characterId, condition: "exhaustion", present: true, reason: "" };

  it("leaves who would die of exhaustion stable at 0, with five levels of it", async () => {
    const { table, effects } = tableWith({ death: "gentle" });
    for (let level = 0; level < 6; level += 1) await table.change(tired);
    const [sheet] = table.sheets();
    expect(sheet).toMatchObject({ life: "stable", hp: { current: 0 } });
    expect(sheet?.conditions).toContain("Exhaustion 5");
    expect(folded(effects)).toEqual(sheet);
    expect((await table.change(tired)).life).toBe("stable");
  });

  it("helps nobody who died before the campaign chose it", async () => {
    const { hero, ...one } = tableHero(stored);
    const dead = { ...one, hero: { ...hero, state: { ...hero.state, life: "dead" as const, hitPoints: 0 } } };
    const listener = { rolled: () => {}, changed: () => {} };
    const house = { ...STANDARD_RULES, death: "gentle" as const };
    const table = createTable([dead], () => 1, listener, { turn: 1, progression: "xp" }, house);
    expect((await table.change(wound(-50))).life).toBe("dead");
  });

  it("is not there by the standard rules, and a story in which somebody died stays as it was", async () => {
    const { table, effects } = tableWith({});
    expect((await table.change(wound(-500))).life).toBe("dead");
    expect(folded(effects).life).toBe("dead");
  });
});

describe("critical hits", () => {
  /** Gives Mira a rapier and puts it into her hand. */
  const arm = async (table: ReturnType<typeof tableWith>["table"]) => {
    const { hero } = await table.change({ type: "item", characterId, name: "Rapier", delta: 1, reason: "" });
    const gear = hero!.gear.map((one) => (one.name === "Rapier" ? { ...one, wielded: "main" as const } : one));
    await table.change({ type: "hero", characterId, set: { gear }, reason: "" });
  };
  const blow = { who: "", kind: "attack", with: "I strike with the rapier", targets: ["Goblin"] } as const;
  const goblin = {
    name: "Goblin",
    side: "foe",
    armorClass: 10,
    hp: { current: 40, max: 40 },
    conditions: [],
    attacks: [],
  } as const;
  const story: StoryState = {
    ...EMPTY_STORY,
    encounter: { round: 1, order: ["Goblin"], combatants: [{ ...goblin, conditions: [], attacks: [] }] },
  };
  const own = (done: Awaited<ReturnType<TableRules["act"]>>) => ("blows" in done ? done.blows[0] : undefined);

  it("roll their additional dice by the standard rules", async () => {
    const { table, rolls } = tableWith({}, 20, 5, 2);
    await arm(table);
    expect(own(await table.act(blow, story))).toMatchObject({ hit: true });
    expect(rolls[1]?.dice).toHaveLength(2);
  });

  it("count them as their highest number by the house rule, on the player's card as well", async () => {
    const { table, rolls } = tableWith({ crits: "most_dice" }, 20, 5, 2);
    await arm(table);
    const damage = own(await table.act(blow, story))?.damage ?? 0;
    const [, card] = rolls;
    expect(card?.dice).toHaveLength(1);
    const [{ sides, value } = { sides: 0, value: 0 }] = card?.dice ?? [];
    expect(value).toBe(5);
    expect(damage).toBe(card?.total);
    const modifier = damage - value - sides;
    expect(card?.notation).toBe(`1d${sides}+${sides + modifier}`);
    expect([0, 1, 2, 3]).toContain(modifier);
  });
});

describe("what a hero carries", () => {
  const anvils: Effect = { type: "item", characterId, name: "Plate Armor", delta: 40, reason: "" };

  it("slows only where the table counts it", async () => {
    expect((await tableWith({ encumbrance: true }).table.change(anvils)).speed).toBe(5);
    expect((await tableWith({}).table.change(anvils)).speed).toBe(30);
  });
});

describe("hit points where changes wait for the player's yes", () => {
  it("are kept if the change comes with its roll, and wait if the roll was for something else", async () => {
    const { table, proposals } = tableWith({ confirmChanges: true }, 40, 12);
    await table.change(wound(-21), await table.roll("1d6", "Damage"));
    expect(table.sheets()[0]?.life).toBe("dying");
    await table.deathSave(characterId);
    expect((await table.change(wound(1), await table.roll("1d4", "Hours"))).hp.current).toBe(1);
    await table.roll("1d6", "How many doors?");
    expect((await table.change(wound(-1))).hp.current).toBe(1);
    expect(proposals).toEqual([wound(-1)]);
  });
});
