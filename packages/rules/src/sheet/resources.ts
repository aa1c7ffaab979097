import type { Hero } from "../hero.ts";
import type { Recovery } from "../tables/class-table.ts";
import { classTable } from "../tables/classes.ts";
import { speciesNamed } from "../tables/species.ts";
import { abilityModifier, proficiencyBonus } from "./abilities.ts";
import { heroLevel } from "./build.ts";

/** Something counted that comes back with rest. A long rest gives back all. */
export interface Resource {
  readonly id: string;
  readonly name: string;
  readonly most: number;
  readonly left: number;
  readonly recovery: Recovery;
}

interface Counted {
  readonly id: string;
  readonly name: string;
  readonly most: number;
  readonly recovery: Recovery;
}

function countedBy(hero: Hero): readonly Counted[] {
  const modifier = (ability: Parameters<typeof abilityModifier>[1]): number => abilityModifier(hero, ability);
  const ofClasses = hero.classes.flatMap(({ id, subclass, level }) => {
    const table = classTable(id);
    if (!table) return [];
    return [...table.resources, ...(subclass === table.subclass.id ? table.subclass.resources : [])].map((one) => ({
      id: one.id,
      name: one.name,
      most: one.most(level, modifier),
      recovery: one.recovery(level),
    }));
  });
  const level = heroLevel(hero);
  const ofSpecies = (speciesNamed(hero.species)?.uses ?? []).map((one) => ({
    id: one.id,
    name: one.name,
    most: level < one.level ? 0 : one.most === "proficiency" ? proficiencyBonus(hero).value : one.most,
    recovery: one.recovery,
  }));
  const ofFeats = hero.feats
    .filter((id) => id.startsWith("magic-initiate"))
    .map((id) => ({ id, name: "Magic Initiate", most: 1, recovery: { short: 0 } as const }));
  const own = hero.homebrew.flatMap(({ name, uses }) =>
    uses
      ? [
          {
            id: `homebrew:${name}`,
            name,
            most: Math.max(0, uses.most),
            recovery: { short: uses.rest === "short" ? ("all" as const) : 0 },
          },
        ]
      : [],
  );
  return [...ofClasses, ...ofSpecies, ...ofFeats, ...own].filter(({ most }) => most > 0);
}

/** What the hero can spend, besides hit dice and slots. The same id of two classes, as Channel Divinity, is one sum. */
export function resources(hero: Hero): readonly Resource[] {
  const sums = new Map<string, Counted>();
  for (const one of countedBy(hero)) {
    const before = sums.get(one.id);
    sums.set(one.id, before ? { ...before, most: before.most + one.most } : one);
  }
  return [...sums.values()].map((one) => ({
    ...one,
    left: Math.min(one.most, Math.max(0, one.most - (hero.state.usesSpent[one.id] ?? 0))),
  }));
}

export const resource = (hero: Hero, id: string): Resource | undefined => resources(hero).find((one) => one.id === id);
