import type { Character } from "./character.ts";

/** Mira Vance, rogue 3, wisdom 16, who knows Insight: +3 and +2. What she is, without whose she is. */
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
  managedExternally: false,
  externalUrl: null,
} as const satisfies Partial<Character>;
