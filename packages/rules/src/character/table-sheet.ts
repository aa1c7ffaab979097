import type { HeroState } from "#contracts/entities/hero-state";
import type { Sheet } from "#contracts/play/sheet";
import type { Combatant } from "../combatant.ts";
import type { Hero } from "../hero.ts";
import { passivePerception, proficiencyBonus, proficientSaves } from "../sheet/abilities.ts";
import { heroLevel } from "../sheet/build.ts";
import type { Circumstances } from "../sheet/circumstances.ts";
import { resources } from "../sheet/resources.ts";
import { heroCombatant } from "../sheet/combatants.ts";
import { pactSlots, slots } from "../sheet/spellcasting.ts";
import { hitDice } from "../sheet/vitality.ts";
import { conditionName } from "../combat/state/conditions.ts";
import { heroBuild, heroNames } from "./character-of.ts";

type Resource = Sheet["resources"][number];

const COPPER_IN_GOLD = 100;

/** A copy of a list in which entries of the same name are one, with their numbers added up. */
function summed<Entry extends { readonly name: string }>(
  list: readonly Entry[],
  add: (one: Entry, other: Entry) => Entry,
): Entry[] {
  const byName = new Map<string, Entry>();
  for (const one of list) {
    const held = byName.get(one.name);
    byName.set(one.name, held ? add(held, one) : one);
  }
  return [...byName.values()];
}

/** Spell slots and what else is counted. What a short rest gives back only in part counts as restored by a long one. */
function counters(hero: Hero): Resource[] {
  const pact = pactSlots(hero);
  return summed(
    [
      ...slots(hero).map(({ level, most, left }): Resource => ({
        name: `Spell slots ${level}`,
        current: left,
        max: most,
        rest: "long",
      })),
      ...(pact
        ? [{ name: `Spell slots ${pact.level}`, current: pact.left, max: pact.most, rest: "short" } as const]
        : []),
      ...resources(hero).map(({ name, most, left, recovery }): Resource => ({
        name,
        current: left,
        max: most,
        rest: recovery.short === "all" ? "short" : "long",
      })),
    ].filter(({ max }) => max > 0),
    (one, other) => ({ ...one, current: one.current + other.current, max: one.max + other.max }),
  );
}

/** Conditions by the rules' names, levels of exhaustion, and a game master's own words. */
const conditions = ({ state }: Hero): string[] => [
  ...new Set(state.conditions.map(({ id }) => conditionName(id))),
  ...(state.exhaustion > 0 ? [`Exhaustion ${state.exhaustion}`] : []),
  ...(state.troubles ?? []),
];

/** What the hero carries, by name: the table counts things by their names. */
const inventory = (hero: Hero): Sheet["inventory"] =>
  summed(
    hero.gear.map(({ name, quantity }) => ({ name, quantity })),
    (one, other) => ({ ...one, quantity: one.quantity + other.quantity }),
  );

const attacks = (now: Combatant): NonNullable<Sheet["attacks"]> =>
  now.attacks.map(({ name, toHit, damage }) => ({
    name,
    toHit,
    damage: damage.map(({ dice, type }) => `${dice} ${type}`).join(" + "),
  }));

/**
 * The sheet at the table of a hero as they are now: gear as inventory, coins as gold, and the numbers that the rules derive.
 * @param circumstances what is true of the hero besides, for example that the table counts what is carried
 */
export function tableSheet(hero: Hero, managedExternally: boolean, circumstances: Circumstances = {}): Sheet {
  const { race, customRace, background, customBackground, classes } = heroNames(hero);
  const level = heroLevel(hero);
  const dice = hitDice(hero);
  const { id, name, state } = hero;
  const now = heroCombatant(hero, circumstances);
  return {
    characterId: id,
    name,
    race: customRace || race,
    className: classes.map((one) => one.name).join(" / "),
    background: customBackground || background,
    classes: classes.map((one) => ({ name: one.name, level: one.level })),
    level,
    proficiencyBonus: proficiencyBonus(hero).value,
    hp: { current: state.hitPoints, max: now.maxHitPoints, temporary: state.temporary },
    life: state.life,
    deathSaves: { ...state.deathSaves },
    hitDice: {
      sides: dice[0]?.sides ?? 8,
      current: dice.reduce((sum, { left }) => sum + left, 0),
      max: dice.reduce((sum, { most }) => sum + most, 0),
    },
    armorClass: now.armorClass,
    speed: now.speed,
    abilityScores: { ...hero.abilities },
    skills: [...hero.skills],
    saves: [...proficientSaves(hero)],
    passivePerception: passivePerception(hero).value,
    resources: counters(hero),
    conditions: conditions(hero),
    attacks: attacks(now),
    inventory: inventory(hero),
    gold: hero.coins / COPPER_IN_GOLD,
    experience: state.experience,
    managedExternally,
    hero: { ...heroBuild(hero), abilities: { ...hero.abilities }, state: structuredClone(state) as HeroState },
  };
}

/** The hero whose sheet it is; null for a sheet that was made without the rules. */
export const heroOfSheet = ({ characterId, name, hero }: Sheet): Hero | null =>
  hero ? { ...hero, id: characterId, name } : null;
