import type { Hero } from "#rules/hero";
import {
  COUNTERS,
  HELPLESS,
  HIT_DIE,
  levelAt,
  MOST_COINS,
  MOST_EXPERIENCE,
  MOST_OF_A_THING,
  OWN_DIE,
  pactOf,
  slotsOf,
  thresholdOf,
} from "./srd-numbers.fake.ts";

/**
 * A small model of SRD 5.2 at the table: a hero in a few numbers, and what happens to them. It uses no code of packages/rules. It does not
 * know what a level asks, what a hero wears or which spells there are: what the hero is (the build) it takes as given.
 */
export interface ModelHero {
  readonly id: string;
  readonly build: Build;
  readonly hitPoints: number;
  readonly temporary: number;
  readonly life: "up" | "dying" | "stable" | "dead";
  readonly successes: number;
  readonly failures: number;
  /** Spent hit dice by class. */
  readonly diceSpent: Readonly<Record<string, number>>;
  readonly slotsSpent: readonly number[];
  readonly pactSpent: number;
  /** Spent uses by the counter's name. */
  readonly usesSpent: Readonly<Record<string, number>>;
  readonly exhaustion: number;
  readonly experience: number;
  readonly inspiration: boolean;
  /** In copper pieces. */
  readonly coins: number;
  readonly concentration: { readonly spell: string; readonly rounds: number } | null;
  readonly conditions: readonly { readonly id: string; readonly fallen: boolean }[];
  /** Conditions in words of the game master's own. */
  readonly troubles: readonly string[];
  /** How many things of a name. */
  readonly things: Readonly<Record<string, number>>;
  /** Spells on the hero that somebody's concentration holds up. */
  readonly working: readonly { readonly spell: string; readonly by: string }[];
}

/** What a hero is. */
export type Build = Pick<Hero, "classes" | "species" | "abilities" | "gear" | "choices"> & {
  /** The most hit points, set by hand. */
  readonly byHand: number | null;
};

export const buildOf = ({ classes, species, abilities, gear, choices, overrides }: Hero): Build => ({
  classes,
  species,
  abilities,
  gear,
  choices,
  byHand: overrides.hitPoints ?? null,
});

/** A name as the table counts things: without capitals, curly apostrophes and an article. */
export const plainName = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/^(an?|the|some) /u, "");

/** How many things of each name are in a list. */
export function thingsOf(
  list: readonly { readonly name: string; readonly quantity: number }[],
): Record<string, number> {
  const things: Record<string, number> = {};
  for (const { name, quantity } of list) things[plainName(name)] = (things[plainName(name)] ?? 0) + quantity;
  return things;
}

/** A hero who sits down: rested, with what the sheet says they own. */
export function seated(hero: Hero): ModelHero {
  const { hitPoints, temporary, life, exhaustion, experience, inspiration } = hero.state;
  return {
    id: hero.id,
    build: buildOf(hero),
    hitPoints,
    temporary,
    life,
    exhaustion,
    experience,
    inspiration,
    successes: 0,
    failures: 0,
    diceSpent: {},
    slotsSpent: [],
    pactSpent: 0,
    usesSpent: {},
    coins: hero.coins,
    concentration: null,
    conditions: [],
    troubles: hero.state.troubles ?? [],
    things: thingsOf(hero.gear),
    working: [],
  };
}

const modifierOf = (score: number): number => Math.floor((score - 10) / 2);

/** Constitution's modifier. An Amulet of Health, if attuned, makes the score 19. */
export function constitutionOf({ abilities, gear }: Build): number {
  const amulet = gear.filter(({ attuned }) => attuned).some(({ item }) => item === "amulet-of-health");
  return modifierOf(amulet ? Math.max(19, abilities.constitution) : abilities.constitution);
}

export const levelOf = ({ classes }: Build): number => classes.reduce((sum, { level }) => sum + level, 0);
const classLevel = ({ classes }: Build, id: string): number => classes.find((one) => one.id === id)?.level ?? 0;
export const dieOf = (classId: string): number => HIT_DIE[classId] ?? OWN_DIE;

/** What each level gives besides its die and Constitution: Dwarven Toughness, and Draconic Resilience from the sorcerer's third level on. */
export function moreHitPoints(build: Build): number {
  const dragon = build.classes.find(({ id, subclass }) => id === "sorcerer" && subclass?.startsWith("draconic"));
  return (build.species === "dwarf" ? levelOf(build) : 0) + (dragon && dragon.level >= 3 ? dragon.level : 0);
}

export function mostOf(build: Build): number {
  if (build.byHand !== null) return build.byHand;
  const constitution = constitutionOf(build);
  const dice = build.classes.flatMap(({ hitPoints }) => hitPoints);
  return Math.max(1, dice.reduce((sum, die) => sum + Math.max(1, die + constitution), 0) + moreHitPoints(build));
}

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** The hero with another build: hit points that the build no longer has are gone. */
export const built = (hero: ModelHero, build: Build): ModelHero => ({
  ...hero,
  build,
  hitPoints: Math.min(hero.hitPoints, mostOf(build)),
});

/** Who wakes is no longer unconscious from the fall, and still lies on the ground. */
const awake = (hero: ModelHero, hitPoints: number): ModelHero => ({
  ...hero,
  hitPoints,
  life: "up",
  successes: 0,
  failures: 0,
  conditions: hero.conditions.filter(({ id, fallen }) => id !== "unconscious" || !fallen),
});

const dead = (hero: ModelHero): ModelHero => ({
  ...hero,
  hitPoints: 0,
  temporary: 0,
  successes: 0,
  failures: 0,
  life: "dead",
  concentration: null,
});

function failed(hero: ModelHero, times: number): ModelHero {
  const failures = hero.failures + times;
  return failures >= 3 ? dead(hero) : { ...hero, failures };
}

/** SRD 5.2, "Dropping to 0 Hit Points". */
function fallen(hero: ModelHero, leftOver: number): ModelHero {
  if (leftOver >= mostOf(hero.build)) return dead(hero);
  if (countersOf(hero.build).has("Relentless Endurance") && !hero.usesSpent["Relentless Endurance"]) {
    return { ...hero, hitPoints: 1, usesSpent: { ...hero.usesSpent, "Relentless Endurance": 1 } };
  }
  const down: ModelHero = { ...hero, hitPoints: 0, life: "dying", successes: 0, failures: 0, concentration: null };
  return withCondition(down, "unconscious", true);
}

/**
 * Damage (SRD 5.2, "Damage and Healing").
 * @param holds whether a save against this difficulty keeps concentration; it is asked only if damage makes one necessary
 */
export function hurt(hero: ModelHero, damage: number, holds: (difficulty: number) => boolean): ModelHero {
  if (hero.life === "dead" || damage <= 0) return hero;
  const through = Math.max(0, damage - hero.temporary);
  const shielded = { ...hero, temporary: Math.max(0, hero.temporary - damage) };
  if (hero.life !== "up") {
    if (through === 0) return shielded;
    if (through >= mostOf(hero.build)) return dead(shielded);
    return failed(hero.life === "stable" ? { ...shielded, life: "dying", successes: 0, failures: 0 } : shielded, 1);
  }
  const left = shielded.hitPoints - through;
  const after = left > 0 ? { ...shielded, hitPoints: left } : fallen(shielded, -left);
  // From level 13 on a ranger keeps Hunter's Mark whatever harms them.
  if (after.concentration?.spell === "hunters-mark" && classLevel(hero.build, "ranger") >= 13) return after;
  if (!after.concentration || holds(between(10, Math.floor(damage / 2), 30))) return after;
  return { ...after, concentration: null };
}

export function healed(hero: ModelHero, amount: number): ModelHero {
  const now = Math.min(mostOf(hero.build), hero.hitPoints + amount);
  return hero.life === "dead" || now <= hero.hitPoints ? hero : awake(hero, now);
}

/** The greater of two temporary hit points stays; the dead have none. */
export const shielded = (hero: ModelHero, amount: number): ModelHero =>
  hero.life === "dead" ? hero : { ...hero, temporary: Math.max(hero.temporary, amount) };

/** SRD 5.2, "Death Saving Throws". */
export function saved(
  hero: ModelHero,
  result: "success" | "failure" | "critical_success" | "critical_failure",
): ModelHero {
  if (hero.life !== "dying") return hero;
  if (result === "critical_success") return awake(hero, 1);
  if (result !== "success") return failed(hero, result === "failure" ? 1 : 2);
  const successes = hero.successes + 1;
  return successes < 3 ? { ...hero, successes } : { ...hero, life: "stable", successes: 0, failures: 0 };
}

/** The face of a d20 that counts: a halfling rolls a 1 again. */
const lastFace = ({ build }: ModelHero, thrown: readonly number[]): number =>
  (build.species === "halfling" && thrown[0] === 1 ? thrown[1] : thrown[0]) ?? 0;

/** A death save with these faces. It is a d20 test: exhaustion takes 2 for each level, and Bless adds its die. */
export function savedBy(hero: ModelHero, thrown: readonly number[]): ModelHero {
  const natural = lastFace(hero, thrown);
  const blessed = hero.working.some(({ spell }) => spell === "bless") ? (thrown.at(-1) ?? 0) : 0;
  const total = natural + blessed - 2 * hero.exhaustion;
  if (natural === 20) return saved(hero, "critical_success");
  if (natural === 1) return saved(hero, "critical_failure");
  return saved(hero, total < 10 ? "failure" : "success");
}

export function exhausted(hero: ModelHero, by: number): ModelHero {
  if (hero.life === "dead") return hero;
  const exhaustion = between(0, hero.exhaustion + by, 6);
  return exhaustion === 6 ? { ...dead(hero), exhaustion } : { ...hero, exhaustion };
}

/** Conditions that a hero cannot have: paladins of level 10 are not afraid, those of Devotion from 7 on not charmed, stone is not poisoned. */
function isImmune({ build, conditions }: ModelHero, id: string): boolean {
  const has = (classId: string, level: number, subclass?: string): boolean =>
    build.classes.some(
      (one) => one.id === classId && one.level >= level && (subclass === undefined || one.subclass?.includes(subclass)),
    );
  if (id === "frightened") return has("paladin", 10);
  if (id === "charmed") return has("paladin", 7, "devotion");
  return id === "poisoned" && (has("druid", 10, "land") || conditions.some((one) => one.id === "petrified"));
}

/** A condition of the rules (SRD 5.2, "Conditions"), from a fall to 0 hit points or from elsewhere. */
export function withCondition(hero: ModelHero, id: string, isFallen = false): ModelHero {
  if (hero.life === "dead" || isImmune(hero, id)) return hero;
  const others = hero.conditions.filter((one) => one.id !== id || one.fallen !== isFallen);
  const given = { ...hero, conditions: [...others, { id, fallen: isFallen }] };
  const lies = id !== "unconscious" || hero.conditions.some((one) => one.id === "prone");
  const fell = lies ? given : { ...given, conditions: [...given.conditions, { id: "prone", fallen: false }] };
  return HELPLESS.includes(id) ? { ...fell, concentration: null } : fell;
}

export const withoutCondition = (hero: ModelHero, id: string): ModelHero => ({
  ...hero,
  conditions: hero.conditions.filter((one) => one.id !== id),
});

/** The counters that a hero has: the most, and what a short rest gives back. */
export function countersOf(build: Build): ReadonlyMap<string, { readonly most: number; readonly back: number }> {
  const modifiers = { wisdom: modifierOf(build.abilities.wisdom), charisma: modifierOf(build.abilities.charisma) };
  const found = new Map<string, { most: number; back: number }>();
  for (const { name, of, most, back } of COUNTERS) {
    const level = build.species === of ? levelOf(build) : classLevel(build, of);
    const uses = level === 0 ? 0 : most(level, modifiers);
    if (uses === 0) continue;
    // Two classes with the same counter have one, with the uses of both.
    const before = found.get(name);
    found.set(name, { most: uses + (before?.most ?? 0), back: before?.back ?? back(level) });
  }
  return found;
}

/** Uses spent (negative) or given back, never below none or above the most. */
export function counted(hero: ModelHero, name: string, delta: number): ModelHero {
  const counter = countersOf(hero.build).get(name);
  if (!counter) return hero;
  const spent = between(0, (hero.usesSpent[name] ?? 0) - delta, counter.most);
  return { ...hero, usesSpent: { ...hero.usesSpent, [name]: spent } };
}

export const pactSlots = (build: Build): ReturnType<typeof pactOf> => pactOf(classLevel(build, "warlock"));

/** Slots of a level spent or given back: first those that a long rest gives back, then those of a pact. */
export function slotted(hero: ModelHero, level: number, delta: number): ModelHero {
  const most = slotsOf(hero.build.classes)[level - 1] ?? 0;
  const before = hero.slotsSpent[level - 1] ?? 0;
  const spent = between(0, before - delta, most);
  const slotsSpent = Array.from({ length: 9 }, (_, at) => (at === level - 1 ? spent : (hero.slotsSpent[at] ?? 0)));
  const after = { ...hero, slotsSpent };
  return pactSlots(hero.build)?.level === level ? pacted(after, delta - (before - spent)) : after;
}

export const pacted = (hero: ModelHero, delta: number): ModelHero => ({
  ...hero,
  pactSpent: between(0, hero.pactSpent - delta, pactSlots(hero.build)?.most ?? 0),
});

export const paid = (hero: ModelHero, copper: number): ModelHero => ({
  ...hero,
  coins: between(0, hero.coins + copper, MOST_COINS),
});

export const learned = (hero: ModelHero, experience: number): ModelHero => ({
  ...hero,
  experience: between(0, hero.experience + experience, MOST_EXPERIENCE),
});

/** A milestone is as much experience as the level needs that comes after the last earned one. */
export function atMilestone(hero: ModelHero): ModelHero {
  const earned = Math.max(levelOf(hero.build), levelAt(hero.experience));
  return { ...hero, experience: Math.max(hero.experience, thresholdOf(Math.min(20, earned + 1))) };
}

export const levelsEarned = ({ experience, build }: ModelHero): number =>
  Math.max(0, levelAt(experience) - levelOf(build));

/** More or fewer things of a name. */
export function withThings(hero: ModelHero, name: string, delta: number): ModelHero {
  const { [name]: held = 0, ...others } = hero.things;
  const now = between(0, held + delta, MOST_OF_A_THING);
  return { ...hero, things: now === 0 ? others : { ...others, [name]: now } };
}

/** Hit dice spent, those of the first class first. */
function withDiceSpent(hero: ModelHero, count: number): ModelHero {
  let left = count;
  const diceSpent = { ...hero.diceSpent };
  for (const { id, level } of hero.build.classes) {
    const taken = between(0, left, level - (diceSpent[id] ?? 0));
    diceSpent[id] = (diceSpent[id] ?? 0) + taken;
    left -= taken;
  }
  return { ...hero, diceSpent };
}

const ROUNDS_IN_HOUR = 600;

/** SRD 5.2, "Short Rest" and "Long Rest". Who is stable sleeps it through and wakes; the dying and the dead do not rest. */
export function rested(
  hero: ModelHero,
  rest: "short" | "long",
  spent: { readonly dice: number; readonly healed: number },
): ModelHero {
  if (hero.life === "dead" || hero.life === "dying") return hero;
  const up = hero.life === "stable" ? awake(hero, 1) : hero;
  const rounds = (up.concentration?.rounds ?? 0) - (rest === "long" ? 8 : 1) * ROUNDS_IN_HOUR;
  const later = {
    ...up,
    concentration: up.concentration && rounds > 0 ? { ...up.concentration, rounds } : null,
  };
  if (rest === "short") {
    const counters = countersOf(later.build);
    const usesSpent = Object.fromEntries(
      Object.entries(later.usesSpent).map(([name, uses]) => [
        name,
        Math.max(0, uses - (counters.get(name)?.back ?? 0)),
      ]),
    );
    return withDiceSpent(healed({ ...later, usesSpent, pactSpent: 0 }, Math.max(0, spent.healed)), spent.dice);
  }
  return {
    ...later,
    hitPoints: mostOf(later.build),
    temporary: 0,
    diceSpent: {},
    slotsSpent: [],
    pactSpent: 0,
    usesSpent: {},
    exhaustion: Math.max(0, later.exhaustion - 1),
    inspiration: later.inspiration || later.build.species === "human",
  };
}

/** The party without the spells whose casters concentrate no more. */
export function swept(party: readonly ModelHero[]): ModelHero[] {
  const concentrates = new Set(party.flatMap(({ id, concentration }) => (concentration ? [id] : [])));
  return party.map((hero) =>
    hero.working.every(({ by }) => concentrates.has(by))
      ? hero
      : { ...hero, working: hero.working.filter(({ by }) => concentrates.has(by)) },
  );
}
