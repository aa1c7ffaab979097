import { describe, expect, it } from "vitest";

import type { Roll } from "#contracts/play/dice";
import type { Effect } from "#contracts/play/effects";
import { miraOf } from "../../test/fixtures.ts";
import { tableHero, type TableHero } from "./table-hero.ts";
import { createTable } from "./table-rules.ts";

const party = [tableHero(miraOf("u", "c"))];
const [{ hero: mira }] = party as [ReturnType<typeof tableHero>];
const CHECK = {
  kind: "ability",
  characterId: mira.id,
  ability: "wisdom",
  skill: null,
  dc: 15,
  advantage: "none",
  stakes: "",
} as const;
/** A blessing that lasts as long as Mira concentrates. */
const blessed = {
  id: "bless",
  source: mira.id,
  ends: { kind: "concentration", of: mira.id },
  slot: 1,
  amount: 0,
  choice: null,
} as const;
const concentrating = { ...mira.state, concentration: { spell: "bless", slot: 1, rounds: 10 } };

/** A table whose dice show the given faces, in order. Mira sits at it, or the given heroes. */
function tableWith(...given: (number | TableHero[])[]) {
  const heroes = given.find((one) => typeof one !== "number") ?? party;
  const faces = given.filter((one) => typeof one === "number");
  const rolls: Roll[] = [];
  const effects: Effect[] = [];
  const thrown = [...faces];
  const table = createTable(
    heroes,
    () => thrown.shift() ?? 1,
    {
      rolled: (roll) => rolls.push(roll),
      changed: (effect) => effects.push(effect),
    },
    { turn: 7, progression: "xp" },
  );
  return { table, rolls, effects };
}

describe("the table's rules", () => {
  it.each([
    ["wisdom alone", CHECK, 3],
    ["a skill she knows, in any case of letters", { ...CHECK, skill: "INSIGHT" }, 5],
    ["a skill she does not know", { ...CHECK, skill: "medicine" }, 3],
    ["an attack with a finesse weapon", { ...CHECK, kind: "attack", ability: "dexterity" }, 5],
    ["a weak arm", { ...CHECK, ability: "strength" }, -1],
  ] as const)("adds what the sheet says for %s", async (_, proposal, modifier) => {
    const { table } = tableWith(10);
    const roll = await table.check(proposal);
    expect(roll.check?.modifier).toBe(modifier);
    expect(roll.total).toBe(10 + modifier);
    expect(roll.check?.success).toBe(10 + modifier >= 15);
  });

  it("keeps the better die with advantage and the worse with disadvantage, and shows both", async () => {
    const { table } = tableWith(4, 17, 4, 17);
    const better = await table.check({ ...CHECK, advantage: "advantage" });
    const worse = await table.check({ ...CHECK, advantage: "disadvantage" });
    expect([better.total, worse.total]).toEqual([20, 7]);
    expect(better.dice.map((die) => die.kept)).toEqual([false, true]);
  });

  it("lets an attack hit on a natural 20 and miss on a natural 1, whatever the armour", async () => {
    const { table } = tableWith(20, 1);
    const attack = { ...CHECK, kind: "attack" } as const;
    expect((await table.check({ ...attack, dc: 40 })).check?.success).toBe(true);
    expect((await table.check({ ...attack, dc: 1 })).check?.success).toBe(false);
  });

  it("keeps difficulties between 5 and 30, but not an armour class", async () => {
    const { table } = tableWith(1, 20, 10);
    expect((await table.check({ ...CHECK, dc: 1 })).check?.dc).toBe(5);
    expect((await table.check({ ...CHECK, dc: 40 })).check?.dc).toBe(30);
    expect((await table.check({ ...CHECK, kind: "attack", dc: 3 })).check?.dc).toBe(3);
  });

  it("rolls the death saves of the dying, and of nobody else", async () => {
    const { table, effects, rolls } = tableWith(12, 1);
    const characterId = mira.id;
    await table.deathSave(characterId);
    expect(rolls).toEqual([]);
    await table.change({ type: "hit_points", characterId, delta: -21, reason: "" });
    expect((await table.deathSave(characterId)).deathSaves).toEqual({ successes: 1, failures: 0 });
    expect((await table.deathSave(characterId)).deathSaves).toEqual({ successes: 1, failures: 2 });
    expect(effects.map((effect) => effect.type)).toEqual(["hit_points", "death_save", "death_save"]);
  });

  it("heals in a short rest with the hit dice it takes, and in a long one wholly", async () => {
    const { table, rolls } = tableWith(3, 6);
    const characterId = mira.id;
    await table.change({ type: "hit_points", characterId, delta: -10, reason: "" });
    // 3 + 1 and 6 + 1 heal eleven points, one more than needed.
    const [short] = await table.rest("short", "by the fire");
    expect(short).toMatchObject({ hp: { current: 21 }, hitDice: { current: 1 } });
    expect(rolls.map((roll) => roll.label)).toEqual(["hit die", "hit die"]);
    const [long] = await table.rest("long", "in a bed");
    expect(long?.hitDice.current).toBe(3);
  });

  it("wounds and heals between nothing and the most, and hands out what is found", async () => {
    const { table, effects } = tableWith();
    const characterId = mira.id;
    const wound = { type: "hit_points", characterId, delta: -500, reason: "a fall" } as const;
    expect((await table.change({ ...wound, delta: -21 })).hp.current).toBe(0);
    expect((await table.change({ ...wound, delta: 9_000 })).hp.current).toBe(21);
    const item = { type: "item", characterId, name: "silver locket", delta: 2, reason: "" } as const;
    expect((await table.change(item)).inventory).toEqual([{ name: "silver locket", quantity: 2 }]);
    expect((await table.change({ ...item, delta: -3 })).inventory).toEqual([]);
    expect(effects).toHaveLength(4);
  });

  it("rolls with the sheet of a hero who can act where nobody is named, and with no hero's where a stranger is", async () => {
    const { table } = tableWith(10, 10);
    expect(await table.check({ ...CHECK, characterId: null })).toMatchObject({
      characterId: mira.id,
      total: 13,
    });
    expect(await table.check({ ...CHECK, characterId: "hook-man" })).toMatchObject({ characterId: null, total: 10 });
  });

  it("asks who concentrates for a save against damage, and ends the spell on everybody where it fails", async () => {
    const holding = {
      ...party[0]!,
      hero: {
        ...mira,
        state: { ...concentrating, effects: [blessed] },
      },
    };
    const wound = { type: "hit_points", characterId: mira.id, delta: -4, reason: "a knife" } as const;
    const kept = tableWith([holding], 12, 1);
    expect((await kept.table.change(wound)).hero?.state.concentration?.spell).toBe("bless");
    expect(kept.rolls[0]).toMatchObject({ label: "Concentration", check: { kind: "save", dc: 10, success: true } });
    const lost = tableWith([holding], 2, 1);
    const { state } = (await lost.table.change(wound)).hero!;
    expect([state.concentration, state.effects]).toEqual([null, []]);
    expect(lost.effects.map(({ type, reason }) => [type, reason])).toEqual([
      ["hit_points", "a knife"],
      ["hero", "Mira Vance no longer concentrates. Bless ends on Mira Vance."],
    ]);
    const down = tableWith([holding]);
    await down.table.change({ ...wound, delta: -21 });
    expect(down.table.sheets()[0]?.hero?.state.effects).toEqual([]);
    expect(down.rolls).toEqual([]);
  });

  it("ends a spell on everybody however its caster loses concentration: stunned, too tired, asleep", async () => {
    const caster = {
      ...party[0]!,
      hero: { ...mira, state: concentrating },
    };
    const friend = {
      ...party[0]!,
      hero: { ...mira, id: "friend", state: { ...mira.state, effects: [blessed] } },
    };
    const stunned = {
      type: "condition",
      characterId: mira.id,
      condition: "stunned",
      present: true,
      reason: "",
    } as const;
    const left = (table: ReturnType<typeof tableWith>["table"]) => table.sheets()[1]?.hero?.state.effects;
    const struck = tableWith([caster, friend]);
    await struck.table.change(stunned);
    expect(left(struck.table)).toEqual([]);
    expect(struck.effects.at(-1)).toMatchObject({
      type: "hero",
      characterId: "friend",
      set: { state: { effects: [] } },
    });
    const asleep = tableWith([caster, friend]);
    await asleep.table.rest("short", "by the fire");
    expect(left(asleep.table)).toEqual([]);
  });

  it("lets a spell end when its rounds have passed, and not before", () => {
    const shielded = {
      id: "shield-of-faith",
      source: mira.id,
      ends: { kind: "rounds", left: 10 },
      slot: 1,
      amount: 0,
      choice: null,
    } as const;
    const holding = { ...party[0]!, hero: { ...mira, state: { ...mira.state, effects: [shielded] } } };
    const { table, effects } = tableWith([holding]);
    const works = () => table.sheets()[0]?.hero?.state.effects?.length;
    table.passRounds(0);
    expect([works(), effects]).toEqual([1, []]);
    table.passRounds(9);
    expect(works()).toBe(1);
    table.passRounds(1);
    expect(works()).toBe(0);
    expect(effects.map(({ reason }) => reason)).toEqual(["", "Shield of Faith ends on Mira Vance."]);
  });

  it("does not change the sheet of somebody who is not at the table", async () => {
    const { table, effects } = tableWith();
    await table.change({ type: "gold", characterId: "stranger", delta: 5, reason: "" });
    expect(effects).toEqual([]);
    expect(table.sheets()[0]?.gold).toBe(0);
  });

  it("numbers its rolls, so that each is its own die", async () => {
    const { table, rolls } = tableWith(3, 5, 6);
    await table.roll("2d6", "damage");
    await table.check(CHECK);
    expect(rolls.map((roll) => roll.number)).toEqual([0, 1]);
    await expect(table.roll("1d6; DROP", "x")).rejects.toThrow(RangeError);
  });
});
