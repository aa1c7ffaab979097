import { SPECIES } from "#contracts/srd";

/** The races to choose from, with walking speed in feet. `Other` opens a field for a custom race. */
export const RACES: readonly { readonly name: string; readonly speed: number }[] = [
  ...SPECIES,
  { name: "Half-Elf", speed: 30 },
  { name: "Half-Orc", speed: 30 },
  { name: "Other", speed: 30 },
];

/** The walking speed of a race in feet; 30 for a custom race. */
export const speedOf = (race: string): number => RACES.find(({ name }) => name === race)?.speed ?? 30;

/** The backgrounds to choose from. `Other` opens a field for a custom background. */
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
