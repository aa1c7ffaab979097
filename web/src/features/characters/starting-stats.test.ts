import { describe, expect, it } from "vitest";

import { ABILITY_VALUES } from "#contracts/options";

import { arrange, STANDARD_ARRAY, totalOf } from "../../shared/sheet/abilities.ts";
import { CLASSES, classStart } from "./classes.ts";
import { startingArmorClass, startingHitPoints, startingStats } from "./starting-stats.ts";

const tens = { strength: 10, dexterity: 10, constitution: 10, intelligence: 10, wisdom: 10, charisma: 10 };

describe("hit points at the start", () => {
  it("are the whole hit die and constitution at the first level", () => {
    expect(startingHitPoints([{ name: "Wizard", level: 1 }], { ...tens, constitution: 14 })).toBe(8);
    expect(startingHitPoints([{ name: "Barbarian", level: 1 }], { ...tens, constitution: 16 })).toBe(15);
  });

  it("grow by the mean of the die", () => {
    expect(startingHitPoints([{ name: "Fighter", level: 3 }], { ...tens, constitution: 14 })).toBe(12 + 8 + 8);
  });

  it("never fall below one a level, however frail", () => {
    expect(startingHitPoints([{ name: "Wizard", level: 20 }], { ...tens, constitution: 1 })).toBe(20);
  });

  it("take each further class's own die", () => {
    const classes = [
      { name: "Wizard", level: 1 },
      { name: "Fighter", level: 2 },
    ];
    expect(startingHitPoints(classes, tens)).toBe(6 + 6 + 6);
  });

  it("treat a class of the player's own as a d8", () => {
    expect(startingHitPoints([{ name: "Lamp Keeper", level: 1 }], tens)).toBe(8);
    expect(classStart(" rOGue ").name).toBe("Rogue");
  });
});

describe("armour class at the start", () => {
  it("adds dexterity to leather, and only so much of it to heavier things", () => {
    const nimble = { ...tens, dexterity: 18 };
    expect(startingArmorClass("Rogue", nimble)).toBe(15);
    expect(startingArmorClass("Cleric", nimble)).toBe(18);
    expect(startingArmorClass("Fighter", nimble)).toBe(16);
  });

  it("takes a clumsy wearer's dexterity away again", () => {
    expect(startingArmorClass("Cleric", { ...tens, dexterity: 6 })).toBe(14);
  });

  it("counts a barbarian's constitution and a monk's wisdom", () => {
    expect(startingArmorClass("Barbarian", { ...tens, constitution: 16 })).toBe(13);
    expect(startingArmorClass("Monk", { ...tens, wisdom: 16 })).toBe(13);
  });
});

describe("every class", () => {
  it.each(CLASSES.map(({ name, order }) => [name, order] as const))("%s names each ability once", (_name, order) => {
    expect(order.toSorted()).toEqual(ABILITY_VALUES.toSorted());
    expect(totalOf(arrange(STANDARD_ARRAY, order))).toBe(72);
  });

  it("starts a long-legged race at 35 feet", () => {
    expect(startingStats({ race: "Goliath", classes: [{ name: "Cleric", level: 1 }], scores: tens }).speed).toBe(35);
  });
});
