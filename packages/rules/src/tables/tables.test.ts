import { expect, it } from "vitest";

import { ABILITY_VALUES } from "#contracts/options";
import { SKILLS } from "#contracts/srd";
import { CONDITIONS } from "../hero.ts";
import { DAMAGE_TYPES } from "../combatant.ts";
import { readDice } from "../dice.ts";
import { ARMOR, armorNamed } from "./armor.ts";
import { BACKGROUND_TABLE } from "./backgrounds.ts";
import { CLASS_TABLE, classTable, featuresAt } from "./classes.ts";
import { FEATS, featNamed } from "./feats.ts";
import { gearList, gearNamed, PACKS, priced } from "./gear.ts";
import { listedSpell, listedSpells, spellsOf } from "./spell-lists.ts";
import { speciesNamed, SPECIES_TABLE } from "./species.ts";
import { MASTERIES, WEAPONS, weaponNamed } from "./weapons.ts";

it("has every weapon with its dice, its type and a mastery", () => {
  expect(WEAPONS).toHaveLength(38);
  for (const weapon of WEAPONS) {
    expect(() => readDice(weapon.damage), weapon.id).not.toThrow();
    expect(DAMAGE_TYPES).toContain(weapon.type);
    expect(MASTERIES).toContain(weapon.mastery);
    expect(weapon.kind === "ranged", weapon.id).toBe(weapon.ammunition !== null || weapon.id === "dart");
    expect(weapon.twoHanded && weapon.versatile !== null, weapon.id).toBe(false);
  }
});

it("reads a weapon's properties: a longsword is versatile, a dagger light and thrown, a dart a ranged weapon", () => {
  expect(weaponNamed("longsword")).toMatchObject({
    category: "martial",
    kind: "melee",
    damage: "1d8",
    versatile: "1d10",
    mastery: "sap",
    cost: 1_500,
    weight: 3,
  });
  expect(weaponNamed("dagger")).toMatchObject({ finesse: true, light: true, thrown: [20, 60], mastery: "nick" });
  expect(weaponNamed("dart")).toMatchObject({ kind: "ranged", finesse: true, thrown: [20, 60], ammunition: null });
  expect(weaponNamed("heavy-crossbow")).toMatchObject({ heavy: true, loading: true, ammunition: [100, 400] });
});

it("puts each armour into its category: chain mail is heavy, hide is medium, studded leather is light", () => {
  const of = (category: string) => ARMOR.filter((one) => one.category === category).map(({ id }) => id);
  expect(of("light")).toEqual(["padded-armor", "leather-armor", "studded-leather-armor"]);
  expect(of("medium")).toEqual(["hide-armor", "chain-shirt", "scale-mail", "breastplate", "half-plate-armor"]);
  expect(of("heavy")).toEqual(["ring-mail", "chain-mail", "splint-armor", "plate-armor"]);
  expect(armorNamed("chain-mail")).toMatchObject({ armorClass: 16, strength: 13, dexterityCap: 0, don: 10, doff: 5 });
  expect(armorNamed("breastplate")).toMatchObject({ armorClass: 14, dexterityCap: 2, stealthDisadvantage: false });
});

it("weighs a pack as what is in it", () => {
  for (const [id, inside] of Object.entries(PACKS)) {
    const weight = inside.reduce((sum, [item, count]) => sum + (gearNamed(item)?.weight ?? Number.NaN) * count, 0);
    expect(Math.abs(weight - (gearNamed(id)?.weight ?? 0)), id).toBeLessThan(1);
  }
});

it("names gear without its price, and has what wizards and druids hold", () => {
  expect(gearNamed("brewers-supplies")).toMatchObject({ name: "Brewer's Supplies", cost: 2_000, kind: "tool" });
  expect(gearNamed("holy-symbol-amulet")).toMatchObject({ name: "Holy Symbol, Amulet", kind: "focus" });
  expect(gearNamed("arcane-focus-crystal")).toMatchObject({ cost: 1_000, weight: 1 });
  expect(gearNamed("spellbook")).toMatchObject({ cost: 5_000, weight: 3 });
  expect(gearNamed("backpack")).toMatchObject({ kind: "gear" });
  expect(gearNamed("torch")).toMatchObject({ kind: "gear" });
  expect(gearNamed("arrows-20")).toMatchObject({ pieces: 20 });
  expect(gearList().every(({ cost }) => Number.isInteger(cost) && cost > 0)).toBe(true);
});

it("begins every class and background with things that exist", () => {
  const options = [...CLASS_TABLE, ...BACKGROUND_TABLE].flatMap(({ equipment }) => equipment);
  for (const [id] of options.flatMap(({ items }) => items)) {
    expect(id === "chosen-tool" || priced(id) !== undefined, id).toBe(true);
  }
});

it("gives classes the saves that the rules give: a fighter's Strength and Constitution, a monk's Strength and Dexterity", () => {
  const saves = Object.fromEntries(
    CLASS_TABLE.map(({ id, saves }) => [id, saves.map((one) => one.slice(0, 3)).join(" ")]),
  );
  expect(saves).toEqual({
    barbarian: "str con",
    bard: "dex cha",
    cleric: "wis cha",
    druid: "int wis",
    fighter: "str con",
    monk: "str dex",
    paladin: "wis cha",
    ranger: "str dex",
    rogue: "dex int",
    sorcerer: "con cha",
    warlock: "wis cha",
    wizard: "int wis",
  });
});

it("names features as they are written and at their level", () => {
  const level = (name: string, feature: string) => {
    const table = classTable(name);
    return table && featuresAt(table, table.subclass.id, 20).find(({ id }) => id === feature)?.level;
  };
  expect(level("fighter", "studied-attacks")).toBe(13);
  expect(level("monk", "unarmored-movement")).toBe(2);
  expect(level("monk", "stunning-strike")).toBe(5);
  expect(level("monk", "deflect-attacks")).toBe(3);
  expect(level("sorcerer", "dragon-companion")).toBe(18);
  expect(level("bard", "cutting-words")).toBe(3);
  expect(featuresAt(classTable("Bard") ?? CLASS_TABLE[0]!, null, 20).some(({ id }) => id === "cutting-words")).toBe(
    false,
  );
});

it("has columns of twenty levels that never fall", () => {
  for (const table of CLASS_TABLE) {
    for (const column of [table.cantrips, table.prepared, table.masteries]) {
      expect([0, 20]).toContain(column.length);
      expect(column).toEqual(column.toSorted((one, other) => one - other));
    }
    expect(table.suggested.toSorted((one, other) => one - other)).toEqual([8, 10, 12, 13, 14, 15]);
    expect(table.casting === "none").toBe(table.prepared.length === 0);
    for (const resource of [...table.resources, ...table.subclass.resources]) {
      const most = Array.from({ length: 20 }, (_, at) => resource.most(at + 1, () => 3));
      expect(most, resource.id).toEqual(most.toSorted((one, other) => one - other));
    }
  }
});

it("asks only for skills, feats, spells and tools that exist", () => {
  for (const { skills } of [...CLASS_TABLE, ...BACKGROUND_TABLE]) {
    if (skills !== "any") for (const skill of skills) expect(SKILLS).toHaveProperty([skill]);
  }
  for (const { feat, tools } of BACKGROUND_TABLE) {
    expect(featNamed(feat), feat).toBeDefined();
    for (const tool of tools) expect(gearNamed(tool), tool).toBeDefined();
  }
  const spells = [
    ...CLASS_TABLE.flatMap(({ always, subclass }) => [...always, ...subclass.always]),
    ...SPECIES_TABLE.flatMap(({ spells, lineage }) => [
      ...spells,
      ...(lineage?.options ?? []).flatMap((one) => one.spells ?? []),
    ]),
  ];
  for (const [, spell] of spells) expect(listedSpell(spell), spell).toBeDefined();
});

it("knows the species by their numbers", () => {
  expect(SPECIES_TABLE).toHaveLength(9);
  expect(speciesNamed("Dwarf")).toMatchObject({ darkvision: 120, resist: ["poison"], hitPointsPerLevel: 1 });
  expect(speciesNamed("goliath")?.speed).toBe(35);
  expect(speciesNamed("Elf")?.lineage?.options.find(({ id }) => id === "wood-elf")?.speed).toBe(35);
  expect(speciesNamed("Cat folk")).toBeUndefined();
});

it("lets boons raise a score to 30 and other feats to 20", () => {
  for (const { type, cap, level } of FEATS) {
    expect(cap).toBe(type === "epic-boon" ? 30 : 20);
    expect(level).toBe(type === "epic-boon" ? 19 : type === "general" ? 4 : 1);
  }
});

it("has every class's spells: ranks from cantrips to the ninth", () => {
  expect(listedSpells()).toHaveLength(339);
  expect(spellsOf("wizard", 0, 0).map(({ id }) => id)).toContain("fire-bolt");
  expect(spellsOf("paladin", 0, 0)).toEqual([]);
  expect(spellsOf("paladin", 6, 9)).toEqual([]);
  expect(CONDITIONS).toHaveLength(14);
  expect(ABILITY_VALUES).toHaveLength(6);
});
