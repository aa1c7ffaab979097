import type { CreateCharacterRequest } from "#contracts/http/characters";
import type { SaveCampaignRequest } from "#contracts/http/campaigns";
import type { GenerateWorldRequest } from "#contracts/http/worlds";

import { language } from "../../../shared/text/catalogue.ts";
import { text } from "../../../shared/text/en.ts";

/** A world, a campaign and a hero made beforehand: one click, and the player is at the table. */
export interface Beginning {
  readonly key: keyof typeof text.dashboard.beginnings.stories;
  readonly world: GenerateWorldRequest;
  readonly campaign: Omit<SaveCampaignRequest, "id" | "worldId" | "description" | "aiGeneratedDescription" | "userId">;
  readonly character: Omit<CreateCharacterRequest, "campaignId" | "userId">;
}

const story = text.dashboard.beginnings.stories;
const level = 1;
const settings = {
  startingLevel: level,
  maxCharacters: 4,
  levelProgression: "milestone",
  notes: "",
  language: language(),
} as const;

/** Three tables that differ in mood and in what one does there. The sheets follow SRD 5.2's standard array and starting gear. */
export const BEGINNINGS: readonly Beginning[] = [
  {
    key: "lantern",
    world: {
      name: story.lantern.world,
      genres: ["high-fantasy"],
      magicLevel: "medium",
      additionalDetails: story.lantern.details,
    },
    campaign: {
      ...settings,
      name: story.lantern.campaign,
      exploration: "high",
      combat: "medium",
      social: "medium",
      elements: ["epic-quest", "wilderness", "mystery"],
    },
    character: {
      name: story.lantern.character,
      race: "Human",
      customRace: "",
      background: "Soldier",
      customBackground: "",
      classes: [{ name: "Fighter", subclass: "", level }],
      level,
      hp: { current: 12, max: 12 },
      armorClass: 16,
      speed: 30,
      abilityScores: { strength: 15, dexterity: 13, constitution: 14, intelligence: 8, wisdom: 12, charisma: 10 },
      skills: ["Athletics", "Intimidation", "Perception", "Survival"],
      notes: story.lantern.notes,
    },
  },
  {
    key: "hollowmere",
    world: {
      name: story.hollowmere.world,
      genres: ["gothic-horror"],
      magicLevel: "low",
      additionalDetails: story.hollowmere.details,
    },
    campaign: {
      ...settings,
      name: story.hollowmere.campaign,
      exploration: "medium",
      combat: "low",
      social: "high",
      elements: ["mystery", "horror", "intrigue"],
    },
    character: {
      name: story.hollowmere.character,
      race: "Elf",
      customRace: "",
      background: "Sage",
      customBackground: "",
      classes: [{ name: "Rogue", subclass: "", level }],
      level,
      hp: { current: 9, max: 9 },
      armorClass: 13,
      speed: 30,
      abilityScores: { strength: 8, dexterity: 15, constitution: 13, intelligence: 14, wisdom: 12, charisma: 10 },
      skills: ["Arcana", "History", "Investigation", "Insight", "Perception", "Stealth"],
      notes: story.hollowmere.notes,
    },
  },
  {
    key: "charts",
    world: {
      name: story.charts.world,
      genres: ["nautical"],
      magicLevel: "rare",
      additionalDetails: story.charts.details,
    },
    campaign: {
      ...settings,
      name: story.charts.campaign,
      exploration: "high",
      combat: "medium",
      social: "medium",
      elements: ["pirates-swashbuckling", "exploration", "heist"],
    },
    character: {
      name: story.charts.character,
      race: "Halfling",
      customRace: "",
      background: "Sailor",
      customBackground: "",
      classes: [{ name: "Bard", subclass: "", level }],
      level,
      hp: { current: 9, max: 9 },
      armorClass: 13,
      speed: 30,
      abilityScores: { strength: 8, dexterity: 14, constitution: 13, intelligence: 10, wisdom: 12, charisma: 15 },
      skills: ["Acrobatics", "Deception", "Perception", "Performance", "Persuasion"],
      notes: story.charts.notes,
    },
  },
];
