import type { HouseRules } from "#contracts/entities/house-rules";
import { EMPTY_STORY } from "#contracts/story/state";
import type { CampaignElement, DetailLevel, Genre, MagicLevel } from "#contracts/options";
import type { Sheet } from "#contracts/play/sheet";

import type { TurnBrief } from "../../ports.ts";
import { fakeSheet, type FakeTable } from "./table.fake.ts";

/** The options of a campaign that a test plays. */
export interface Campaign {
  readonly genres: readonly Genre[];
  readonly elements: readonly CampaignElement[];
  readonly magicLevel: MagicLevel;
  readonly notes: string;
  readonly detailLevel: DetailLevel;
  readonly seed: string;
  readonly sheets: readonly Sheet[];
  /** Absent: the standard rules. */
  readonly houseRules?: HouseRules;
}

export const CAMPAIGN: Campaign = {
  genres: ["high-fantasy"],
  elements: ["mystery", "intrigue"],
  magicLevel: "medium",
  notes: "",
  detailLevel: "concise",
  seed: "ember",
  sheets: [fakeSheet()],
};

const NOW = "2026-01-01T00:00:00Z";

/** A brief of this campaign. `more` replaces the fields that a test is about. */
export function briefOf(campaign: Campaign, table: FakeTable, more: Partial<TurnBrief> = {}): TurnBrief {
  const number = more.number ?? 0;
  return {
    turnId: crypto.randomUUID(),
    kind: number === 0 ? "opening" : "action",
    storySeed: `${campaign.seed}/${number}`,
    number,
    playerText: "",
    story: EMPTY_STORY,
    authorsNote: "",
    contextFrom: null,
    detailLevel: campaign.detailLevel,
    include: { campaignOverview: true, worldInfo: true, characterRecap: true },
    scene: {
      campaign: {
        id: "campaign",
        userId: "user",
        worldId: "world",
        worldName: "Aldermoor",
        name: "The Long Night",
        description: "",
        aiGeneratedDescription: "",
        startingLevel: 1,
        maxCharacters: 4,
        levelProgression: "milestone",
        exploration: "medium",
        combat: "medium",
        social: "medium",
        notes: campaign.notes,
        ...(campaign.houseRules && { houseRules: campaign.houseRules }),
        elements: [...campaign.elements],
        language: "en",
        characterCount: campaign.sheets.length,
        messageCount: 0,
        lastActivity: null,
        createdAt: NOW,
        updatedAt: NOW,
      },
      world: {
        id: "world",
        userId: "user",
        name: "Aldermoor",
        description: "",
        additionalDetails: "",
        magicLevel: campaign.magicLevel,
        genres: [...campaign.genres],
        aiGeneratedDescription: "",
        worldPrompts: { magicLevel: campaign.magicLevel, genres: [...campaign.genres], additionalDetails: "" },
        setting: "custom",
        campaignCount: 1,
        createdAt: NOW,
        updatedAt: NOW,
      },
      characters: [],
    },
    transcript: [],
    recalled: [],
    memoryContext: "",
    memo: null,
    table,
    ...more,
  };
}
