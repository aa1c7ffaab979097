import { MIRA } from "#contracts/entities/mira.fake";
import { CAMPAIGN_FORMAT, CAMPAIGN_VERSION, type CampaignFile } from "#contracts/portability/campaign-file";
import { exportedTurn } from "#contracts/portability/exported-turn.fake";

const AT = "2026-09-15T20:00:00.000Z";

/** A sample campaign: The Blue Flame, played by Mira in Varrow Point. */
export function campaignFile(more: Partial<CampaignFile> = {}): CampaignFile {
  const opening = exportedTurn(0, null);
  return {
    format: CAMPAIGN_FORMAT,
    version: CAMPAIGN_VERSION,
    exportedAt: AT,
    world: {
      name: "Varrow Point",
      description: "A lighthouse at the end of the land.",
      additionalDetails: "",
      magicLevel: "low",
      genres: ["nautical"],
      aiGeneratedDescription: "",
      worldPrompts: { magicLevel: "low", genres: ["nautical"], additionalDetails: "" },
      setting: "",
    },
    campaign: {
      name: "The Blue Flame",
      description: "Why does it burn blue?",
      aiGeneratedDescription: "",
      startingLevel: 3,
      maxCharacters: 4,
      levelProgression: "standard",
      exploration: "medium",
      combat: "low",
      social: "high",
      notes: "",
      elements: ["mystery"],
      language: "en",
    },
    characters: [
      {
        id: "mira",
        ...MIRA,
      },
    ],
    table: {
      detailLevel: "standard",
      lines: [],
      authorsNote: "",
      veils: [],
      headTurnId: opening.id,
      lastRootId: opening.id,
      moves: 0,
    },
    turns: [opening],
    memory: [],
    ...more,
  };
}
