import fc from "fast-check";
import { expect, it } from "vitest";

import type { GearItem, Hero, HeroClass } from "../hero.ts";
import { creatureNamed } from "../tables/creatures.ts";
import { checkBonus, initiative, passivePerception, saveBonus } from "./abilities.ts";
import { armorClass } from "./armor-class.ts";
import { attackOptions, attacksPerAction, stowedAttackOptions } from "./attacks.ts";
import { blankHero, gearItem } from "./blank-hero.ts";
import { withinBounds } from "./bounds.ts";
import { carryingCapacity, coinsOf, load, withCoins } from "./carrying.ts";
import { creatureCombatant, heroCombatant } from "./combatants.ts";
import { conditionImmunities, resistances } from "./defences.ts";
import { resource, resources } from "./resources.ts";
import { mostSlots, pactSlots, slots, spellAttack, spellSaveDc } from "./spellcasting.ts";
import { armorTrouble } from "./training.ts";
import { hitDice, mostHitPoints, speed } from "./vitality.ts";

const of = (id: string, level: number, subclass: string | null = null, hitPoints?: readonly number[]): HeroClass => ({
  id,
  level,
  subclass,
  hitPoints: hitPoints ?? Array.from({ length: level }, () => 5),
});
const hero = (
  classes: readonly HeroClass[],
  scores: Partial<Hero["abilities"]> = {},
  more: Partial<Hero> = {},
): Hero => {
  const blank = blankHero("hero", "Mira");
  return { ...blank, classes, species: "human", ...more, abilities: { ...blank.abilities, ...scores } };
};
const worn = (id: string): GearItem => gearItem(id, id, 1, { worn: true });
const held = (id: string, wielded: GearItem["wielded"] = "main"): GearItem =>
  gearItem(`${id} ${wielded}`, id, 1, { wielded });
const parts = ({ parts }: { parts: readonly { from: string; value: number }[] }) =>
  parts.map(({ from, value }) => `${from} ${value}`);
const dice = (one: Hero, at = 0, now = {}) =>
  attackOptions(one, now)[at]?.damage.map((damage) => `${damage.dice} ${damage.type}`);

const FIGHTER = of("fighter", 1, null, [10]);

it("says where armour class comes from: 16 is chain mail, and Dexterity adds nothing to it", () => {
  const result = armorClass(hero([FIGHTER], { dexterity: 18 }, { gear: [worn("chain-mail")] }));
  expect(result).toEqual({ value: 16, parts: [{ from: "Chain Mail", value: 16 }] });
});

it("adds a shield, a plus and the Defense style, and Dexterity up to 2 in half plate", () => {
  const gear = [gearItem("armor", "half-plate-armor", 1, { worn: true, bonus: 1 }), held("shield", "off")];
  const result = armorClass(hero([FIGHTER], { dexterity: 18 }, { gear, choices: { "fighting-style": "defense" } }));
  expect(parts(result)).toEqual(["Half Plate Armor 16", "Dexterity 2", "Shield 2", "Defense 1"]);
});

it("takes the best way without armour: a barbarian with a shield, a monk without", () => {
  const barbarian = hero([of("barbarian", 1)], { dexterity: 14, constitution: 16 }, { gear: [held("shield", "off")] });
  expect(armorClass(barbarian).value).toBe(17);
  const monk = hero([of("monk", 1)], { dexterity: 16, wisdom: 14 });
  expect(armorClass(monk).value).toBe(15);
  expect(armorClass({ ...monk, gear: [held("shield", "off")] }).value).toBe(13);
});

it("gives a dragon's sorcerer Charisma, and Mage Armor where that is better", () => {
  const sorcerer = hero([of("sorcerer", 3, "draconic-sorcery")], { dexterity: 14, charisma: 16 });
  expect(armorClass(sorcerer).value).toBe(15);
  const mage = hero([of("wizard", 1)], { dexterity: 14 });
  expect(parts(armorClass(mage, { given: [{ from: "Mage Armor", armorClassBase: 13 }] }))).toEqual([
    "Mage Armor 13",
    "Dexterity 2",
  ]);
  expect(armorClass(mage, { given: [{ from: "Barkskin", armorClassLeast: 17 }] }).value).toBe(17);
});

it("gives a wizard nothing for a shield, and trouble for chain mail", () => {
  const wizard = hero([of("wizard", 1)], { strength: 8 }, { gear: [worn("chain-mail"), held("shield", "off")] });
  expect(armorClass(wizard).value).toBe(16);
  expect(armorTrouble(wizard)).toEqual({
    disadvantage: true,
    noSpells: true,
    slow: true,
    uselessShield: true,
    stealthDisadvantage: true,
  });
  expect(parts(speed(wizard))).toEqual(["Human 30", "Chain Mail (too heavy) -10"]);
});

it("counts a ring of protection only while attuned, and never a fourth item", () => {
  const ring = (key: string, attuned: boolean) => gearItem(key, "ring-of-protection", 1, { worn: true, attuned });
  expect(armorClass(hero([FIGHTER], {}, { gear: [ring("a", false)] })).value).toBe(10);
  expect(armorClass(hero([FIGHTER], {}, { gear: [ring("a", true)] })).value).toBe(11);
  const four = ["a", "b", "c"].map((key) => gearItem(key, "cloak-of-elvenkind", 1, { worn: true, attuned: true }));
  expect(armorClass(hero([FIGHTER], {}, { gear: [...four, ring("d", true)] })).value).toBe(10);
});

it("lets what the player set by hand replace all, and says so", () => {
  const set = hero(
    [FIGHTER],
    {},
    { gear: [worn("chain-mail")], overrides: { armorClass: 19, speed: 40, hitPoints: 77, initiative: 9 } },
  );
  expect(armorClass(set)).toEqual({ value: 19, parts: [{ from: "set by hand", value: 19 }] });
  expect([speed(set).value, mostHitPoints(set).value, initiative(set).value]).toEqual([40, 77, 9]);
});

it("adds Constitution to each level's hit points, at least 1 a level, and a dwarf's toughness", () => {
  const fighter = hero([of("fighter", 3, null, [10, 6, 6])], { constitution: 14 });
  expect(parts(mostHitPoints(fighter))).toEqual(["Fighter 22", "Constitution 6"]);
  expect(mostHitPoints({ ...fighter, species: "dwarf" }).value).toBe(31);
  expect(mostHitPoints(hero([of("wizard", 2, null, [6, 1])], { constitution: 1 })).value).toBe(2);
  expect(hitDice({ ...fighter, state: { ...fighter.state, hitDiceSpent: { fighter: 2 } } })).toEqual([
    { class: "fighter", sides: 10, most: 3, left: 1 },
  ]);
});

it("saves with the first class's proficiency only, and with a paladin's aura", () => {
  const both = hero([of("fighter", 1), of("wizard", 1)], { wisdom: 12 });
  expect(saveBonus(both, "constitution").value).toBe(2);
  expect(saveBonus(both, "wisdom").value).toBe(1);
  expect(parts(saveBonus(hero([of("paladin", 6)], { charisma: 16 }), "wisdom"))).toEqual(
    ["Wisdom 0", "proficiency 3", "Aura of Protection 3"].slice(1),
  );
});

it("checks with proficiency, expertise or half of it", () => {
  const bard = hero(
    [of("bard", 2)],
    { charisma: 16, wisdom: 12 },
    { skills: ["Persuasion", "Stealth"], expertise: ["Persuasion"] },
  );
  expect(checkBonus(bard, "Persuasion").value).toBe(7);
  expect(checkBonus(bard, "Stealth").value).toBe(2);
  expect(parts(checkBonus(bard, "Arcana"))).toEqual(["Jack of All Trades 1"]);
  expect(checkBonus(bard, "charisma").value).toBe(3);
  expect(passivePerception(bard).value).toBe(12);
});

it("rolls initiative with Dexterity, and Alert with proficiency", () => {
  expect(initiative(hero([FIGHTER], { dexterity: 14 }, { feats: ["alert"] })).value).toBe(4);
});

it("speeds barbarians, monks and wood elves, and slows by exhaustion to nothing", () => {
  expect(speed(hero([of("barbarian", 5)])).value).toBe(40);
  expect(speed(hero([of("barbarian", 5)], { strength: 18 }, { gear: [worn("chain-mail")] })).value).toBe(30);
  expect([2, 6, 10, 14, 18].map((level) => speed(hero([of("monk", level)])).value)).toEqual([40, 45, 50, 55, 60]);
  const elf = hero([of("ranger", 6)], {}, { species: "elf", choices: { "elven-lineage": "wood-elf" } });
  expect(speed(elf).value).toBe(45);
  expect(speed({ ...elf, state: { ...elf.state, exhaustion: 2 } }).value).toBe(35);
  expect(speed(elf, { given: [{ from: "Haste", speedTimes: 2 }] }).value).toBe(90);
});

it("rolls a longsword's d8 in one hand and its d10 in two", () => {
  const fighter = hero([FIGHTER], { strength: 16 });
  expect(dice({ ...fighter, gear: [held("longsword")] })).toEqual(["1d8+3 slashing"]);
  expect(dice({ ...fighter, gear: [held("longsword", "both")] })).toEqual(["1d10+3 slashing"]);
  expect(attackOptions({ ...fighter, gear: [held("longsword")] })[0]).toMatchObject({
    toHit: 5,
    reach: 5,
    range: null,
    ability: "strength",
    mastery: null,
  });
});

it("attacks with the better ability where a weapon has finesse, with Dexterity at range", () => {
  const rogue = hero([of("rogue", 1)], { strength: 10, dexterity: 16 });
  expect(attackOptions({ ...rogue, gear: [held("rapier")] })[0]).toMatchObject({ ability: "dexterity", toHit: 5 });
  expect(attackOptions({ ...rogue, gear: [held("greataxe", "both")] })[0]).toMatchObject({
    ability: "strength",
    toHit: 0,
  });
  expect(attackOptions({ ...rogue, gear: [held("shortbow", "both")] })[0]).toMatchObject({
    kind: "ranged",
    range: [80, 320],
  });
});

it("adds no modifier to the second light weapon, except with the style", () => {
  const gear = [held("shortsword"), held("scimitar", "off")];
  const two = hero([FIGHTER], { dexterity: 16 }, { gear });
  expect([dice(two, 0), dice(two, 1)]).toEqual([["1d6+3 piercing"], ["1d6 slashing"]]);
  expect(dice({ ...two, choices: { "fighting-style": "two-weapon-fighting" } }, 1)).toEqual(["1d6+3 slashing"]);
  expect(dice({ ...two, abilities: { ...two.abilities, dexterity: 6, strength: 6 } }, 1)).toEqual(["1d6-2 slashing"]);
});

it("adds Archery to hit at range, rage to damage with Strength, a magic plus to both", () => {
  const archer = hero(
    [FIGHTER],
    { dexterity: 16 },
    { choices: { "fighting-style": "archery" }, gear: [held("longbow", "both")] },
  );
  expect(attackOptions(archer)[0]?.toHit).toBe(7);
  const barbarian = hero(
    [of("barbarian", 9)],
    { strength: 18 },
    { gear: [gearItem("axe", "greataxe-plus-2", 1, { wielded: "both" })] },
  );
  expect(dice(barbarian, 0, { raging: true })).toEqual(["1d12+9 slashing"]);
  expect(attackOptions(barbarian)[0]?.toHit).toBe(10);
  expect(dice({ ...barbarian, gear: [...barbarian.gear, worn("plate-armor")] }, 0, { raging: true })).toEqual([
    "1d12+6 slashing",
  ]);
});

it("hurts with a flame tongue's fire, and uses the mastery that the hero has learnt", () => {
  const gear = [gearItem("sword", "flame-tongue-longsword", 1, { wielded: "main", attuned: true })];
  const fighter = hero([FIGHTER], { strength: 14 }, { gear, masteries: ["longsword"] });
  expect(dice(fighter)).toEqual(["1d8+2 slashing", "2d6 fire"]);
  expect(attackOptions(fighter)[0]?.mastery).toBe("sap");
});

it("strikes unarmed for 1, and as a monk with a growing die that daggers share", () => {
  expect(dice(hero([FIGHTER], { strength: 14 }))).toEqual(["1+2 bludgeoning"]);
  const monk = hero([of("monk", 5)], { dexterity: 16 }, { gear: [held("dagger")] });
  expect([dice(monk, 0), dice(monk, 1)]).toEqual([["1d8+3 piercing"], ["1d8+3 bludgeoning"]]);
});

it("knows what a bow on the back would do, once it is drawn", () => {
  const gear = [held("longsword"), gearItem("bow", "longbow")];
  const ranger = hero([of("ranger", 1)], { dexterity: 16 }, { gear });
  expect(attackOptions(ranger).map(({ name }) => name)).toEqual(["Longsword", "Unarmed Strike"]);
  expect(stowedAttackOptions(ranger)).toMatchObject([{ name: "Longbow", toHit: 5, range: [150, 600] }]);
});

it("gives the too weak a property that says so", () => {
  expect(
    attackOptions(hero([FIGHTER], { strength: 10 }, { gear: [held("greatsword", "both")] }))[0]?.properties,
  ).toContain("too-heavy");
});

it("attacks twice from level 5, and a fighter four times at 20", () => {
  expect([5, 11, 20].map((level) => attacksPerAction(hero([of("fighter", level)])))).toEqual([2, 3, 4]);
  expect(attacksPerAction(hero([of("fighter", 5), of("barbarian", 5)]))).toBe(2);
  expect(attacksPerAction(hero([of("wizard", 20)]))).toBe(1);
});

it("strikes three times with a warlock's devouring blade", () => {
  const blades = { "eldritch-invocations": "pact-of-the-blade,thirsting-blade,devouring-blade" };
  expect(attacksPerAction(hero([of("warlock", 12)], {}, { choices: blades }))).toBe(3);
});

it("adds light to a paladin's blows from level 11 on, and none to an arrow", () => {
  const gear = [held("longsword"), held("longbow", "both")];
  const paladin = hero([of("paladin", 11)], { strength: 16, dexterity: 14 }, { gear });
  expect(dice(paladin)).toEqual(["1d8+3 slashing", "1d8 radiant"]);
  expect(dice(paladin, 1)).toEqual(["1d8+2 piercing"]);
  expect(dice(paladin, 2)).toEqual(["1+3 bludgeoning", "1d8 radiant"]);
  expect(dice(hero([of("paladin", 10)], { strength: 16 }, { gear }))).toEqual(["1d8+3 slashing"]);
});

it("lets a barbarian of level 15 regain every rage once between long rests", () => {
  expect(resource(hero([of("barbarian", 14)]), "persistent-rage")).toBeUndefined();
  expect(resource(hero([of("barbarian", 15)]), "persistent-rage")?.most).toBe(1);
});

it("computes spell save and attack by the class's ability, with what a wand adds", () => {
  const gear = [gearItem("wand", "wand-of-the-war-mage-plus-1", 1, { wielded: "main", attuned: true })];
  const wizard = hero([of("wizard", 5)], { intelligence: 18 }, { gear });
  expect(spellSaveDc(wizard, "intelligence").value).toBe(15);
  expect(spellAttack(wizard, "intelligence").value).toBe(8);
});

it("adds up casters' levels when there are several, and keeps pact slots apart", () => {
  expect(mostSlots(hero([of("paladin", 1)]))).toEqual([2]);
  expect(mostSlots(hero([of("wizard", 3), of("paladin", 3)]))).toEqual([4, 3, 2]);
  expect(mostSlots(hero([of("fighter", 5)]))).toEqual([]);
  const warlock = hero([of("warlock", 5), of("bard", 1)]);
  expect([mostSlots(warlock), pactSlots(warlock)]).toEqual([[2], { level: 3, most: 2, left: 2 }]);
  const spent = { ...warlock, state: { ...warlock.state, slotsSpent: [9], pactSpent: 1 } };
  expect([slots(spent)[0]?.left, pactSlots(spent)?.left]).toEqual([0, 1]);
});

it("counts what a class can spend and how it comes back", () => {
  expect(resource(hero([of("barbarian", 3)]), "rage")).toEqual({
    id: "rage",
    name: "Rage",
    most: 3,
    left: 3,
    recovery: { short: 1 },
  });
  expect(resource(hero([of("bard", 5)], { charisma: 18 }), "bardic-inspiration")).toMatchObject({
    most: 4,
    recovery: { short: "all" },
  });
  expect(resource(hero([of("bard", 1)], { charisma: 8 }), "bardic-inspiration")?.most).toBe(1);
  expect(resource(hero([of("paladin", 5)]), "lay-on-hands")?.most).toBe(25);
  expect(resource(hero([of("cleric", 2), of("paladin", 3)]), "channel-divinity")?.most).toBe(4);
  expect(resource(hero([FIGHTER], {}, { species: "dragonborn" }), "breath-weapon")?.most).toBe(2);
  expect(resources(hero([of("monk", 1)])).map(({ id }) => id)).not.toContain("focus");
});

it("resists by ancestry, by rage and by what is worn", () => {
  expect(resistances(hero([FIGHTER], {}, { species: "dragonborn", choices: { "draconic-ancestry": "red" } }))).toEqual([
    "fire",
  ]);
  const raging = hero([of("barbarian", 6, "path-of-the-berserker")]);
  expect(resistances(raging, { raging: true })).toEqual(["bludgeoning", "piercing", "slashing"]);
  expect(conditionImmunities(raging, { raging: true })).toEqual(["charmed", "frightened"]);
});

it("carries fifteen times Strength, a goliath twice that, and slows only where the table counts it", () => {
  const goliath = hero([FIGHTER], { strength: 16 }, { species: "goliath" });
  expect(carryingCapacity(goliath).value).toBe(480);
  const laden = hero([FIGHTER], { strength: 8 }, { gear: [gearItem("stones", "barrel", 2)] });
  expect(load(laden)).toEqual({ pounds: 140, most: 120, over: true });
  expect([speed(laden).value, speed(laden, { encumbrance: true }).value]).toEqual([30, 5]);
});

it("never pays what the purse does not have", () => {
  const poor = hero([FIGHTER], {}, { coins: 150 });
  expect(withCoins(poor, -151)).toBeNull();
  expect(withCoins(poor, -150)?.coins).toBe(0);
  expect(coinsOf(1_234)).toEqual({ platinum: 0, gold: 12, silver: 3, copper: 4 });
  expect(coinsOf(1_234, true)).toEqual({ platinum: 1, gold: 2, silver: 3, copper: 4 });
});

it("brings a hero and a goblin to a fight with all their numbers", () => {
  const fighter = hero(
    [of("fighter", 5, "champion", [10, 6, 6, 6, 6])],
    { strength: 18, constitution: 14 },
    { gear: [worn("chain-mail"), held("longsword")] },
  );
  expect(heroCombatant(fighter)).toMatchObject({
    side: "party",
    armorClass: 16,
    maxHitPoints: 44,
    attacksPerAction: 2,
    proficiency: 3,
    saves: { strength: 7, constitution: 5, wisdom: 0 },
    turn: { action: true, movement: 30, attacks: 0 },
  });
  const goblin = creatureNamed("goblin-warrior");
  expect(goblin && creatureCombatant(goblin, { id: "g1" })).toMatchObject({
    id: "g1",
    side: "foes",
    creature: "goblin-warrior",
    armorClass: 15,
    maxHitPoints: 10,
    abilities: { dexterity: 2 },
    state: { hitPoints: 10, life: "up" },
  });
});

it("keeps a sheet within its bounds, whatever stands on it", () => {
  const amounts = fc.integer({ min: -50, max: 500 });
  fc.assert(
    fc.property(
      amounts,
      amounts,
      fc.array(amounts, { maxLength: 12 }),
      amounts,
      (hitPoints, temporary, slotsSpent, other) => {
        const one = hero([of("wizard", 5), of("warlock", 2)], {}, { coins: other });
        const state = { ...one.state, hitPoints, temporary, slotsSpent, pactSpent: other, exhaustion: other };
        const bounded = withinBounds({
          ...one,
          state: { ...state, usesSpent: { "arcane-recovery": other, gone: 3 }, hitDiceSpent: { wizard: other } },
        });
        expect(bounded.state.hitPoints).toBeGreaterThanOrEqual(0);
        expect(bounded.state.hitPoints).toBeLessThanOrEqual(mostHitPoints(bounded).value);
        expect([bounded.coins >= 0, bounded.state.temporary >= 0]).toEqual([true, true]);
        const most = mostSlots(bounded);
        expect(bounded.state.slotsSpent).toHaveLength(most.length);
        for (const [at, spent] of bounded.state.slotsSpent.entries()) expect(spent).toBeLessThanOrEqual(most[at] ?? 0);
        expect(bounded.state.pactSpent).toBeLessThanOrEqual(2);
        expect([0, 1]).toContain(bounded.state.usesSpent["arcane-recovery"]);
        expect(bounded.state.usesSpent).not.toHaveProperty("gone");
        expect(bounded.state.hitDiceSpent["wizard"]).toBeLessThanOrEqual(5);
        expect(bounded.state.exhaustion).toBeLessThanOrEqual(6);
        expect(withinBounds(bounded)).toEqual(bounded);
      },
    ),
  );
});
