import type { Character } from "#contracts/entities/character";
import { MIRA } from "#contracts/entities/mira.fake";
import type { Scene } from "#contracts/play/scene";

const AT = "2026-09-15T20:00:00.000Z";

export const miraOf = (userId: string, campaignId: string): Character => ({
  id: `mira-${campaignId}`,
  userId,
  campaignId,
  ...MIRA,
  createdAt: AT,
  updatedAt: AT,
});

/** The scene of the campaign The Blue Flame, set in Varrow Point. */
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
