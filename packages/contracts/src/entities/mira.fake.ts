import type { Character } from "./character.ts";

/**
 * A character for tests, without an id or an owner: Mira Vance, rogue of level 3. With wisdom 16 and proficiency in Insight, her Insight
 * check adds 3 + 2.
 */
export const MIRA = {
  name: "Mira Vance",
  race: "Human",
  customRace: "",
  background: "Sailor",
  customBackground: "",
  classes: [{ name: "Rogue", subclass: "", level: 3 }],
  level: 3,
  hp: { current: 21, max: 21 },
  armorClass: 14,
  speed: 30,
  abilityScores: { strength: 8, dexterity: 16, constitution: 12, intelligence: 12, wisdom: 16, charisma: 10 },
  skills: ["Insight"],
  notes: "",
  build: null,
  managedExternally: false,
  externalUrl: null,
} as const satisfies Partial<Character>;
