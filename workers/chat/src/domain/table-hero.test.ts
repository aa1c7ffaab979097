import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { Effect } from "#contracts/play/effects";
import type { Sheet } from "#contracts/play/sheet";
import { levelForExperience } from "#contracts/srd";
import { miraOf } from "../../test/fixtures.ts";
import { afterEffect, sheetOf, tableHero, type TableHero } from "./table-hero.ts";

const character = miraOf("u", "c");
const mira = sheetOf(tableHero(character));
const { characterId } = mira;
const sheetOfCharacter = (own: Partial<typeof character>): Sheet => sheetOf(tableHero({ ...character, ...own }));
const after = (...effects: Record<string, unknown>[]): Sheet =>
  sheetOf(
    effects.reduce<TableHero>(
      (one, effect) => afterEffect(one, { characterId, reason: "", ...effect } as Effect),
      tableHero(character),
    ),
  );
const hit = (delta: number) => ({ type: "hit_points", delta });
const save = (result: string) => ({ type: "death_save", result });

describe("a sheet as it sits down", () => {
  it("has the class's saves and hit die, and passive perception from wisdom", () => {
    expect(mira).toMatchObject({
      saves: ["dexterity", "intelligence"],
      hitDice: { sides: 8, current: 3, max: 3 },
      passivePerception: 13,
      proficiencyBonus: 2,
      experience: 900,
    });
    expect(sheetOfCharacter({ skills: ["Perception"] }).passivePerception).toBe(15);
  });

  it("knows a class of the player's own by nothing but what is written", () => {
    const own = sheetOfCharacter({ classes: [{ name: "Lamplighter", subclass: "", level: 2 }], level: 2 });
    expect(own).toMatchObject({ saves: [], resources: [], hitDice: { sides: 8, max: 2 } });
  });

  it("counts two casters' slots together", () => {
    const both = sheetOfCharacter({
      level: 2,
      classes: [
        { name: "Wizard", subclass: "", level: 1 },
        { name: "Cleric", subclass: "", level: 1 },
      ],
    });
    expect(both.resources.find((one) => one.name === "Spell slots 1")?.max).toBe(3);
  });
});

describe("wounds", () => {
  it("take temporary hit points first", () => {
    expect(after({ type: "temporary_hit_points", amount: 5 }, hit(-8)).hp).toEqual({
      current: 18,
      max: 21,
      temporary: 0,
    });
    expect(
      after({ type: "temporary_hit_points", amount: 5 }, { type: "temporary_hit_points", amount: 3 }).hp.temporary,
    ).toBe(5);
  });

  it("put one down to dying, and healing wakes one up", () => {
    expect(after(hit(-21))).toMatchObject({ life: "dying", hp: { current: 0 } });
    expect(after(hit(-21), hit(4))).toMatchObject({ life: "up", hp: { current: 4 }, deathSaves: { failures: 0 } });
  });

  it("kill at once when a whole maximum is left over, and fail a save of one who is down", () => {
    expect(after(hit(-42)).life).toBe("dead");
    expect(after(hit(-41)).life).toBe("dying");
    expect(after(hit(-21), hit(-3))).toMatchObject({ life: "dying", deathSaves: { failures: 1 } });
    expect(after(hit(-42), hit(20))).toMatchObject({ life: "dead", hp: { current: 0 } });
  });

  it.each([
    [["success", "success", "success"], "stable"],
    [["failure", "success", "failure", "failure"], "dead"],
    [["critical_failure", "failure"], "dead"],
    [["critical_failure", "critical_success"], "up"],
    [["success", "failure"], "dying"],
  ])("end after the death saves %j as %s", (results, life) => {
    expect(after(hit(-21), ...results.map(save)).life).toBe(life);
  });

  it("do not let one save from death who is not dying", () => {
    expect(after(save("failure"))).toEqual(mira);
  });
});

describe("rest", () => {
  it("long gives all back; short what hit dice heal and what comes back so soon", () => {
    const tired = tableHero({ ...character, classes: [{ name: "Fighter", subclass: "", level: 3 }] });
    const spend = (name: string) => ({ type: "resource", characterId, name, delta: -1, reason: "" }) as const;
    const spent = [
      spend("Second Wind"),
      spend("Action Surge"),
      { ...hit(-10), characterId, reason: "" } as Effect,
    ].reduce(afterEffect, tired);
    const rest = (kind: "short" | "long", healed: number) =>
      sheetOf(afterEffect(spent, { type: "rest", characterId, rest: kind, hitDiceSpent: 2, healed, reason: "" }));
    const counters = (sheet: Sheet) => sheet.resources.map((one) => [one.name, one.current]);
    // A short rest gives back one use of Second Wind and all of Action Surge (SRD 5.2, "Fighter").
    expect(counters(rest("short", 7))).toEqual([
      ["Second Wind", 2],
      ["Action Surge", 1],
    ]);
    expect(rest("short", 7)).toMatchObject({ hp: { current: 18 }, hitDice: { current: 1 } });
    expect(counters(rest("long", 0))).toEqual([
      ["Second Wind", 2],
      ["Action Surge", 1],
    ]);
    expect(rest("long", 0)).toMatchObject({ hp: { current: 21 }, hitDice: { current: 3 } });
  });

  it("does nothing for the dying", () => {
    expect(after(hit(-21), { type: "rest", rest: "long", hitDiceSpent: 0, healed: 0 })).toMatchObject({
      life: "dying",
    });
  });
});

describe("growing", () => {
  it("by experience goes up a level at its threshold, by a milestone at once", () => {
    expect(after({ type: "experience", delta: 1_799 }).level).toBe(3);
    const four = after({ type: "experience", delta: 1_800 });
    // The average of a d8 is 5 (rounded up), and constitution 12 adds 1.
    expect(four).toMatchObject({ level: 4, hp: { current: 27, max: 27 }, hitDice: { max: 4 } });
    expect(after({ type: "level_up" }, { type: "level_up" })).toMatchObject({ level: 5, proficiencyBonus: 3 });
  });

  it("ends at level 20", () => {
    expect(after(...Array.from({ length: 30 }, () => ({ type: "level_up" }))).level).toBe(20);
    expect(levelForExperience(10_000_000)).toBe(20);
  });
});

describe("any effects", () => {
  const amount = fc.integer({ min: -60, max: 60 });
  const effects = fc.array(
    fc
      .oneof(
        fc.record({ type: fc.constant("hit_points"), delta: amount }),
        fc.record({ type: fc.constantFrom("gold", "experience"), delta: amount }),
        fc.record({ type: fc.constant("temporary_hit_points"), amount }),
        fc.record({
          type: fc.constant("death_save"),
          result: fc.constantFrom("success", "failure", "critical_success", "critical_failure"),
        }),
        fc.record({
          type: fc.constant("rest"),
          rest: fc.constantFrom("short", "long"),
          hitDiceSpent: amount,
          healed: amount,
        }),
        fc.record({ type: fc.constant("item"), name: fc.constantFrom("key", "rope"), delta: amount }),
        fc.constant({ type: "level_up" }),
      )
      .map((effect): Effect => ({ characterId, reason: "", ...effect })),
    { maxLength: 60 },
  );

  it("leave a sheet that the rules allow, whatever their order", () => {
    fc.assert(
      fc.property(effects, (list) => {
        const sheet = sheetOf(list.reduce(afterEffect, tableHero(character)));
        expect(sheet.hp.current).toBeGreaterThanOrEqual(0);
        expect(sheet.hp.current).toBeLessThanOrEqual(sheet.hp.max);
        expect(sheet.life === "up").toBe(sheet.hp.current > 0);
        expect(sheet.hitDice.current).toBeLessThanOrEqual(sheet.hitDice.max);
        expect(sheet.gold).toBeGreaterThanOrEqual(0);
        expect(sheet.inventory.every((item) => item.quantity > 0)).toBe(true);
        expect(sheet.level).toBeLessThanOrEqual(20);
      }),
    );
  });
});
