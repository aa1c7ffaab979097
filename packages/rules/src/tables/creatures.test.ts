import { expect, it } from "vitest";

import { DAMAGE_TYPES } from "../combatant.ts";
import { readDice } from "../dice.ts";
import { CONDITIONS } from "../hero.ts";
import { creatureList, creatureNamed, proficiencyOfChallenge, type Creature } from "./creatures.ts";

const named = (id: string): Creature => {
  const found = creatureNamed(id);
  if (!found) throw new Error(id);
  return found;
};
const ALL = creatureList().map(({ id }) => named(id));
const attack = (id: string, name: string) => named(id).attacks.find((one) => one.id === name);
const dice = (id: string, name: string) => attack(id, name)?.damage.map((one) => `${one.dice} ${one.type}`);
const gives = (id: string, name: string) => attack(id, name)?.onHit.map(({ condition }) => condition);

it("has 331 creatures with hit points that their dice give", () => {
  expect(ALL).toHaveLength(331);
  for (const { id, hitPoints, hitDice } of ALL) {
    const { dice, plus } = readDice(hitDice);
    expect(Math.floor(dice.reduce((sum, one) => sum + (one.count * (one.sides + 1)) / 2, plus)), id).toBe(hitPoints);
  }
});

it("has a size that fits the hit die: a bandit is medium and a rat is tiny", () => {
  const sides = { tiny: 4, small: 6, medium: 8, large: 10, huge: 12, gargantuan: 20 };
  for (const { id, size, hitDice } of ALL) expect(readDice(hitDice).dice[0]?.sides, id).toBe(sides[size]);
  expect([named("bandit").size, named("rat").size]).toEqual(["medium", "tiny"]);
});

it("hurts by dice of one sort for each damage type, with reach or range", () => {
  for (const { id, attacks, specials } of ALL) {
    for (const { damage, name, kind, range } of attacks) {
      for (const one of damage) {
        expect(() => readDice(one.dice)).not.toThrow();
        expect(DAMAGE_TYPES).toContain(one.type);
      }
      expect(new Set(damage.map(({ type }) => type)).size, `${id} ${name}`).toBe(damage.length);
      if (kind === "ranged") expect(range, `${id} ${name}`).not.toBeNull();
    }
    const given = [
      ...attacks.flatMap(({ onHit }) => onHit.map(({ condition }) => condition)),
      ...specials.flatMap(({ conditions }) => conditions),
    ];
    for (const condition of given) expect(CONDITIONS, id).toContain(condition);
  }
});

it("leaves out the dice that a hit has only sometimes: a goblin's d4, a mimic's and a swarm's other dice, a charge", () => {
  expect(dice("goblin-warrior", "scimitar")).toEqual(["1d6+2 slashing"]);
  expect(dice("goblin-boss", "shortbow")).toEqual(["1d6+2 piercing"]);
  expect(dice("mimic", "bite")).toEqual(["1d8+3 piercing", "1d8 acid"]);
  expect(dice("swarm-of-rats", "bites")).toEqual(["2d4 piercing"]);
  expect(dice("minotaur-of-baphomet", "gore")).toEqual(["4d6+4 piercing"]);
  expect(dice("giant-elk", "ram")).toEqual(["2d6+4 bludgeoning", "2d4 radiant"]);
  expect(gives("boar", "gore")).toEqual([]);
});

it("lets the smallest hurt by a point", () => {
  for (const id of [
    "bat",
    "cat",
    "crab",
    "frog",
    "rat",
    "raven",
    "owl",
    "weasel",
    "badger",
    "hawk",
    "lizard",
    "octopus",
  ]) {
    expect(
      named(id).attacks[0]?.damage.map((one) => one.dice),
      id,
    ).toEqual(["1"]);
  }
  expect(dice("spider", "bite")).toEqual(["1 piercing", "1d4 poison"]);
});

it("gives the conditions of a hit: a wolf fells, a ghoul's claw paralyses who fails, a chuul grapples", () => {
  expect(gives("wolf", "bite")).toEqual(["prone"]);
  expect(attack("ghoul", "claw")?.onHit).toEqual([
    { condition: "paralyzed", save: { ability: "constitution", dc: 10 } },
  ]);
  expect(gives("chuul", "pincer")).toEqual(["grappled"]);
  expect(gives("mimic", "bite")).toEqual([]);
  expect(gives("bugbear-warrior", "light-hammer")).toEqual([]);
  expect(gives("cockatrice", "petrifying-bite")).toEqual(["restrained"]);
});

it("counts the attacks of a multiattack that names several", () => {
  const counts = Object.fromEntries(
    ["wyvern", "chimera", "pit-fiend", "tarrasque", "xorn", "hydra", "balor", "owlbear", "wolf"].map((id) => [
      id,
      named(id).multiattack,
    ]),
  );
  expect(counts).toEqual({
    wyvern: 2,
    chimera: 3,
    "pit-fiend": 4,
    tarrasque: 4,
    xorn: 4,
    hydra: 5,
    balor: 2,
    owlbear: 2,
    wolf: 1,
  });
  for (const { id, pattern, multiattack, attacks } of ALL) {
    if (!pattern) continue;
    expect(pattern, id).toHaveLength(multiattack);
    for (const one of pattern) expect(attacks.map((attack) => attack.id)).toContain(one);
  }
});

it("knows what creatures fear: a skeleton is vulnerable to a club", () => {
  expect(named("skeleton").vulnerabilities).toEqual(["bludgeoning"]);
  expect(named("treant").vulnerabilities).toEqual(["fire"]);
});

it("mends the octopus, the pudding that parried and the dragon's breath without damage", () => {
  expect(named("octopus").abilities).toMatchObject({ strength: 4, dexterity: 15, constitution: 11 });
  expect(named("black-pudding").traits).not.toContain("Parry");
  expect(named("half-dragon").specials[0]).toMatchObject({ half: true, damage: [{ dice: "8d6" }] });
});

it("gives experience and proficiency by challenge", () => {
  expect(named("goblin-warrior").experience).toBe(50);
  expect(named("adult-red-dragon").experience).toBe(18_000);
  expect(named("giant-fly").experience).toBe(0);
  expect([0, 0.5, 4, 5, 8, 9, 17, 30].map((one) => proficiencyOfChallenge(one))).toEqual([2, 2, 2, 3, 3, 4, 6, 9]);
});
