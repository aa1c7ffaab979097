import type { AttackOption, Combatant } from "../combatant.ts";
import type { Dice } from "../dice.ts";
import type { Hero, HeroState, KnownSpell } from "../hero.ts";
import { blankHero, restedState } from "../sheet/blank-hero.ts";
import { heroCombatant } from "../sheet/combatants.ts";

/** Dice that fall as the test says, and complain where the rules roll more than it says or another die. */
export function scripted(...values: readonly number[]): Dice & { readonly left: () => number } {
  const rest = [...values];
  return {
    roll: (sides, label) => {
      const value = rest.shift();
      if (value === undefined || value > sides) throw new Error(`No d${sides} for ${label}: ${value}`);
      return value;
    },
    left: () => rest.length,
  };
}

/** Dice of a small generator, for laws that hold whatever falls. */
export function seeded(seed: number): Dice {
  let state = seed | 0;
  return {
    roll: (sides) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
      return 1 + ((state >>> 8) % sides);
    },
  };
}

export const sword: AttackOption = {
  id: "longsword",
  name: "Longsword",
  kind: "melee",
  toHit: 5,
  reach: 5,
  range: null,
  damage: [{ dice: "1d8+3", type: "slashing" }],
  properties: ["versatile"],
  mastery: null,
  ability: "strength",
  onHit: [],
};

export const bow: AttackOption = {
  ...sword,
  id: "shortbow",
  name: "Shortbow",
  kind: "ranged",
  range: [80, 320],
  damage: [{ dice: "1d6+3", type: "piercing" }],
  properties: ["ammunition", "two-handed"],
  ability: "dexterity",
};

const flat = (value: number): Combatant["abilities"] => ({
  strength: value,
  dexterity: value,
  constitution: value,
  intelligence: value,
  wisdom: value,
  charisma: value,
});

/** A foe with 20 hit points, armour class 13 and a sword; no creature of the table. */
export function foe(id = "foe", given: Partial<Combatant> = {}, state: Partial<HeroState> = {}): Combatant {
  const most = given.maxHitPoints ?? 20;
  return {
    id,
    name: id.charAt(0).toUpperCase() + id.slice(1),
    side: "foes",
    hero: null,
    creature: null,
    armorClass: 13,
    maxHitPoints: most,
    speed: 30,
    initiative: 1,
    level: 1,
    proficiency: 2,
    abilities: flat(1),
    saves: flat(1),
    resistances: [],
    immunities: [],
    vulnerabilities: [],
    conditionImmunities: [],
    attacks: [sword],
    attacksPerAction: 1,
    state: { ...restedState(most), ...state },
    zone: "near",
    turn: { action: true, bonusAction: true, reaction: true, movement: 30, attacks: 0, used: [] },
    ...given,
  };
}

/** Somebody of the party without a sheet, who begins to die at 0. */
export const friend = (id = "ally", given: Partial<Combatant> = {}, state: Partial<HeroState> = {}): Combatant =>
  foe(id, { side: "party", ...given }, state);

/** A hero with a class, tens everywhere but where it says otherwise. */
export function heroOf(
  classId: string,
  level: number,
  given: Partial<Omit<Hero, "abilities" | "state">> & {
    readonly abilities?: Partial<Hero["abilities"]>;
    readonly state?: Partial<HeroState>;
    readonly subclass?: string;
  } = {},
): Hero {
  const blank = blankHero("hero", "Mira");
  const { subclass, ...rest } = given;
  const hitPoints = Array.from({ length: level }, (_, at) => (at === 0 ? 10 : 6));
  return {
    ...blank,
    species: "human",
    classes: [{ id: classId, subclass: subclass ?? null, level, hitPoints }],
    ...rest,
    abilities: { ...blank.abilities, ...given.abilities },
    state: { ...restedState(10 + 6 * (level - 1)), ...given.state },
  };
}

/** A spell that a hero has prepared always, as a subclass or feature gives it. */
export const preparedSpell = (id: string, classId: string): KnownSpell => ({
  id,
  class: classId,
  ability: "charisma",
  prepared: true,
  always: true,
  inBook: false,
});

export const fighting = (...of: Parameters<typeof heroOf>): Combatant => heroCombatant(heroOf(...of));
