import type { Ability } from "#contracts/options";

const abilities: Readonly<Record<Ability, string>> = {
  strength: "Strength",
  dexterity: "Dexterity",
  constitution: "Constitution",
  intelligence: "Intelligence",
  wisdom: "Wisdom",
  charisma: "Charisma",
};

const short: Readonly<Record<Ability, string>> = {
  strength: "STR",
  dexterity: "DEX",
  constitution: "CON",
  intelligence: "INT",
  wisdom: "WIS",
  charisma: "CHA",
};

/** Texts of a character's sheet. */
export const sheet = {
  abilities,
  short,
  abilityScores: "Ability Scores",
  level: "Level",
  line: (level: number, race: string, className: string) =>
    [`Level ${level}`, race, className].filter(Boolean).join(" "),
  levelOf: (level: number) => `Level ${level}`,
  race: "Race",
  class: "Class",
  subclass: "Subclass",
  background: "Background",
  hitPoints: "Hit Points",
  armorClass: "Armor Class",
  speed: "Speed",
  feet: (feet: number) => `${feet} ft`,
  points: (current: number, max: number) => `${current} / ${max}`,
  notSpecified: "Not specified",
  managedIn: "Managed in D&D Beyond",
  managedHint: "This character is managed in D&D Beyond. Edit it there.",
  openExternal: "Open in D&D Beyond",
  edit: "Edit",
  name: "Name",
  vitals: "In a fight",
  origin: "Who they are",
  campaign: "Campaign",
  initiative: "Initiative",
  proficiencyBonus: "Proficiency Bonus",
  passivePerception: "Passive Perception",
  hitDice: "Hit Dice",
  hitDie: (count: number, sides: number) => `${count}d${sides}`,
  saves: "Saving Throws",
  skills: "Skills",
  proficient: "proficient",
  proficientMark: "A filled mark: trained, and the proficiency bonus is in the number.",
  resources: "Spell Slots and Resources",
  noResources: "Nothing to count",
  slots: (level: number) => `Spell slots, level ${level}`,
  perRest: { short: "short rest", long: "long rest" },
} as const;
