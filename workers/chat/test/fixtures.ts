import type { Character } from "#contracts/entities/character";
import type { Scene } from "#contracts/play/scene";

const AT = "2026-09-15T20:00:00.000Z";

/** Mira Vance, rogue 3, wisdom 16, who knows Insight: +3 and +2. */
export const miraOf = (userId: string, campaignId: string): Character => ({
  id: `mira-${campaignId}`,
  userId,
  campaignId,
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
  createdAt: AT,
  updatedAt: AT,
});

/** The Blue Flame, played in Varrow Point. */
export const sceneOf = (userId: string, campaignId: string): Scene => ({
  campaign: {
    id: campaignId,
    userId,
    worldId: "world-1",
    worldName: "Varrow Point",
    name: "The Blue Flame",
    description: "",
    aiGeneratedDescription: "",
    startingLevel: 3,
    maxCharacters: 4,
    levelProgression: "standard",
    exploration: "medium",
    combat: "medium",
    social: "medium",
    notes: "",
    elements: ["mystery"],
    language: "en",
    characterCount: 1,
    messageCount: 0,
    lastActivity: null,
    createdAt: AT,
    updatedAt: AT,
  },
  world: {
    id: "world-1",
    userId,
    name: "Varrow Point",
    description: "A lighthouse at the end of the land.",
    additionalDetails: "",
    magicLevel: "low",
    genres: ["nautical"],
    aiGeneratedDescription: "",
    worldPrompts: { magicLevel: "low", genres: ["nautical"], additionalDetails: "" },
    setting: "custom",
    campaignCount: 1,
    createdAt: AT,
    updatedAt: AT,
  },
  characters: [miraOf(userId, campaignId)],
});
