import { SPECIES } from "#contracts/srd";

/** Races to choose from, with their walking speed in feet. `Other` opens a field for one's own (product.md §3). */
export const RACES: readonly { readonly name: string; readonly speed: number }[] = [
  ...SPECIES,
  { name: "Half-Elf", speed: 30 },
  { name: "Half-Orc", speed: 30 },
  { name: "Other", speed: 30 },
];

/** How fast a race walks; 30 feet where it is not listed. */
export const speedOf = (race: string): number => RACES.find(({ name }) => name === race)?.speed ?? 30;

/** Walks of life to come from. `Other` opens a field for one's own. */
export const BACKGROUNDS: readonly string[] = [
  "Acolyte",
  "Artisan",
  "Charlatan",
  "Criminal",
  "Entertainer",
  "Farmer",
  "Guard",
  "Hermit",
  "Merchant",
  "Noble",
  "Outlander",
  "Sage",
  "Sailor",
  "Scribe",
  "Soldier",
  "Street Child",
  "Wayfarer",
  "Other",
];
