import * as z from "zod/mini";

import { Sheet } from "#contracts/play/sheet";
import { countersOf, levelOf, mostOf, pactSlots, thingsOf, type ModelHero } from "./rules-model.fake.ts";
import { MOST_OF_A_THING, proficiencyAt, slotsOf } from "./srd-numbers.fake.ts";

/** The numbers of a hero that the model and the rules must agree on. */
export type Figures = Readonly<Record<string, unknown>>;

const sorted = (list: readonly string[]): string[] => list.toSorted();

/** What the model says of a hero. */
export function figuresOfModel(hero: ModelHero): Figures {
  const { build } = hero;
  const dice = levelOf(build);
  const spent = Object.values(hero.diceSpent).reduce((sum, one) => sum + one, 0);
  const slots = new Map(
    slotsOf(build.classes).map((most, at) => [
      `Spell slots ${at + 1}`,
      { current: most - (hero.slotsSpent[at] ?? 0), max: most },
    ]),
  );
  const pact = pactSlots(build);
  if (pact) {
    const name = `Spell slots ${pact.level}`;
    const { current = 0, max = 0 } = slots.get(name) ?? {};
    slots.set(name, { current: current + pact.most - hero.pactSpent, max: max + pact.most });
  }
  const counters = [...countersOf(build)].map(
    ([name, { most }]) => [name, { current: most - (hero.usesSpent[name] ?? 0), max: most }] as const,
  );
  return {
    level: levelOf(build),
    proficiency: proficiencyAt(levelOf(build)),
    hitPoints: { current: hero.hitPoints, max: mostOf(build), temporary: hero.temporary },
    life: hero.life,
    saves: { successes: hero.successes, failures: hero.failures },
    hitDice: { current: dice - spent, max: dice },
    exhaustion: hero.exhaustion,
    experience: hero.experience,
    inspiration: hero.inspiration,
    gold: hero.coins / 100,
    concentration: hero.concentration,
    conditions: sorted([
      ...new Set(hero.conditions.map(({ id }) => id.charAt(0).toUpperCase() + id.slice(1))),
      ...(hero.exhaustion > 0 ? [`Exhaustion ${hero.exhaustion}`] : []),
      ...hero.troubles,
    ]),
    resources: Object.fromEntries([...slots, ...counters].toSorted(([one], [other]) => one.localeCompare(other))),
    things: Object.fromEntries(Object.entries(hero.things).toSorted(([one], [other]) => one.localeCompare(other))),
    working: sorted(hero.working.map(({ spell, by }) => `${spell} of ${by}`)),
  };
}

/** What the sheet at the table says of the same hero; of what is counted, only what the model knows. */
export function figuresOfSheet(sheet: Sheet, known: ModelHero): Figures {
  const { hero, hp } = sheet;
  if (!hero) throw new Error(`${sheet.name} has no hero`);
  const { state } = hero;
  const counters = countersOf(known.build);
  return {
    level: sheet.level,
    proficiency: sheet.proficiencyBonus,
    hitPoints: { current: hp.current, max: hp.max, temporary: hp.temporary },
    life: sheet.life,
    saves: sheet.deathSaves,
    hitDice: { current: sheet.hitDice.current, max: sheet.hitDice.max },
    exhaustion: state.exhaustion,
    experience: sheet.experience,
    inspiration: state.inspiration,
    gold: sheet.gold,
    concentration: state.concentration && {
      spell: state.concentration.spell,
      rounds: state.concentration.rounds,
    },
    conditions: sorted(sheet.conditions),
    resources: Object.fromEntries(
      sheet.resources
        .filter(({ name }) => counters.has(name) || name.startsWith("Spell slots"))
        .map(({ name, current, max }) => [name, { current, max }] as const)
        .toSorted(([one], [other]) => one.localeCompare(other)),
    ),
    things: Object.fromEntries(
      Object.entries(thingsOf(sheet.inventory)).toSorted(([one], [other]) => one.localeCompare(other)),
    ),
    working: sorted((state.effects ?? []).map(({ id, source }) => `${id} of ${source}`)),
  };
}

/** The first figures that differ, in words; null if all are the same. */
export function difference(expected: Figures, found: Figures): string | null {
  for (const [name, value] of Object.entries(expected)) {
    const [model, rules] = [JSON.stringify(value), JSON.stringify(found[name])];
    if (model !== rules) return `${name}: the model has ${model}, the rules have ${rules}`;
  }
  return null;
}

/** A value as JSON whose keys are in order, so that the same values give the same text. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    one !== null && typeof one === "object" && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );

/** What is out of its bounds on a sheet, in words; null if nothing is. */
export function outOfBounds(sheet: Sheet): string | null {
  const parsed = z.safeParse(Sheet, sheet);
  if (!parsed.success) return z.prettifyError(parsed.error);
  const { hp, life, hitDice, resources, gold, level, inventory } = sheet;
  const wrong: readonly (readonly [string, boolean])[] = [
    ["hit points", hp.current < 0 || hp.current > hp.max || hp.temporary < 0],
    ["life", (life === "up") !== hp.current > 0],
    ["the temporary hit points of the dead", life === "dead" && hp.temporary > 0],
    ["hit dice", hitDice.current < 0 || hitDice.current > hitDice.max],
    ["counters", resources.some(({ current, max }) => current < 0 || current > max)],
    ["gold", gold < 0],
    ["level", level < 1 || level > 20],
    ["quantities", inventory.some(({ quantity }) => quantity < 1 || quantity > MOST_OF_A_THING * 200)],
  ];
  const first = wrong.find(([, is]) => is);
  return first ? `${first[0]} out of bounds: ${JSON.stringify({ hp, life, hitDice, gold, level })}` : null;
}
