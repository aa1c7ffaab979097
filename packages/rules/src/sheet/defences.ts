import { DAMAGE_TYPES, type DamageType } from "../combatant.ts";
import type { Hero } from "../hero.ts";
import { speciesNamed } from "../tables/species.ts";
import { chosen, hasFeature, lineageOf } from "./build.ts";
import type { Circumstances } from "./circumstances.ts";
import { activeEffects, wornArmor } from "./equipment.ts";

/** What each land protects from (SRD 5.2, "Nature's Ward"). */
const LANDS: Readonly<Record<string, DamageType>> = {
  arid: "fire",
  polar: "cold",
  temperate: "lightning",
  tropical: "poison",
};

const isDamageType = (value: string | undefined): value is DamageType =>
  (DAMAGE_TYPES as readonly (string | undefined)[]).includes(value);

/** Whether the hero's rage works: not in heavy armour (SRD 5.2, "Rage"). */
export const ragesNow = (hero: Hero, { raging = false }: Circumstances): boolean =>
  raging && wornArmor(hero)?.armor?.category !== "heavy";

/** What hurts the hero half, by species, class and items. */
export function resistances(hero: Hero, now: Circumstances = {}): readonly DamageType[] {
  const lineage = lineageOf(hero)?.resist;
  const land = LANDS[hero.choices["circle-land"] ?? ""];
  const chosenTypes = [
    hasFeature(hero, "elemental-affinity") ? hero.choices["elemental-affinity"] : undefined,
    hasFeature(hero, "fiendish-resilience") ? hero.choices["fiendish-resilience"] : undefined,
    ...activeEffects(hero).map(({ item, effect }) =>
      effect.resistChosen ? (hero.choices[item.key] ?? hero.choices[item.item ?? ""]) : undefined,
    ),
  ].filter((one) => isDamageType(one));
  return [
    ...new Set<DamageType>([
      ...(speciesNamed(hero.species)?.resist ?? []),
      ...(lineage ? [lineage] : []),
      ...(land && hasFeature(hero, "natures-ward") ? [land] : []),
      ...chosenTypes,
      ...activeEffects(hero).flatMap(({ effect }) => effect.resist ?? []),
      ...(ragesNow(hero, now) ? (["bludgeoning", "piercing", "slashing"] as const) : []),
    ]),
  ];
}

export const immunities = (hero: Hero): readonly DamageType[] =>
  activeEffects(hero).flatMap(({ effect }) => effect.immune ?? []);

/** Conditions that the hero cannot have. */
export const conditionImmunities = (hero: Hero, now: Circumstances = {}): readonly string[] => [
  ...(hasFeature(hero, "aura-of-courage") ? ["frightened"] : []),
  ...(hasFeature(hero, "aura-of-devotion") ? ["charmed"] : []),
  ...(hasFeature(hero, "natures-ward") ? ["poisoned"] : []),
  ...(ragesNow(hero, now) && hasFeature(hero, "mindless-rage") ? ["charmed", "frightened"] : []),
];

/** Feet that the hero sees in the dark; 0 for none. */
export const darkvision = (hero: Hero): number =>
  Math.max(
    lineageOf(hero)?.darkvision ?? speciesNamed(hero.species)?.darkvision ?? 0,
    chosen(hero, "eldritch-invocations").includes("devils-sight") ? 120 : 0,
  );
