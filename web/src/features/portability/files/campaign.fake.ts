import { CAMPAIGN_FORMAT, CAMPAIGN_VERSION, type CampaignFile } from "#contracts/portability/campaign-file";
import type { ExportedTurn } from "#contracts/portability/ledger";

const AT = "2026-09-15T20:00:00.000Z";

/** A turn that an evening at the lighthouse could have had. */
export function turnOf(number: number, parentId: string | null, more: Partial<ExportedTurn> = {}): ExportedTurn {
  const id = more.id ?? crypto.randomUUID();
  return {
    id,
    parentId,
    placeId: id,
    number,
    kind: number === 0 ? "opening" : "action",
    state: "complete",
    version: 1,
    playerText: number === 0 ? "" : `I climb to landing ${number}.`,
    reply: `The stair turns for the ${number}. time.`,
    detailLevel: "standard",
    seed: "00".repeat(32),
    commitment: "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
    flags: { source: "oracle", aiEnhanced: false, memoryEnhanced: false, isContextual: false },
    model: null,
    tokens: null,
    memo: null,
    introduced: [],
    lastChildId: null,
    checkpoint: null,
    startedAt: AT,
    endedAt: AT,
    editedAt: null,
    events: [],
    ...more,
  };
}

/** The Blue Flame, played by Mira in Varrow Point. */
export function campaignFile(more: Partial<CampaignFile> = {}): CampaignFile {
  const opening = turnOf(0, null);
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
      },
    ],
    table: {
      detailLevel: "standard",
      lines: [],
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
