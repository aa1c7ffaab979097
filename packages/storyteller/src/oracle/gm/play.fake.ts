import { EMPTY_STORY } from "#contracts/story/state";
import type { CampaignElement, DetailLevel, Genre, MagicLevel } from "#contracts/options";
import type { Sheet } from "#contracts/play/sheet";
import type { Recalled, TurnKind } from "#contracts/play/turn";

import { improvise } from "./improvise.fake.ts";
import type { GmEvent, Memo, TranscriptTurn, TurnBrief } from "../../ports.ts";
import { fakeSheet, fakeTable, type FakeTable } from "./table.fake.ts";

/** What a played campaign is about. */
export interface Campaign {
  readonly genres: readonly Genre[];
  readonly elements: readonly CampaignElement[];
  readonly magicLevel: MagicLevel;
  readonly notes: string;
  readonly detailLevel: DetailLevel;
  readonly seed: string;
  readonly sheets: readonly Sheet[];
  readonly luck?: number;
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

export interface Played {
  readonly brief: TurnBrief;
  readonly events: readonly GmEvent[];
  readonly reply: string;
  readonly memo: Memo | null;
}

const NOW = "2026-01-01T00:00:00Z";

/** A brief of this campaign; `more` replaces what a test is about. */
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

export async function tell(brief: TurnBrief, signal = new AbortController().signal): Promise<Played> {
  const events: GmEvent[] = [];
  for await (const event of improvise(brief, signal)) events.push(event);
  const reply = events.map((event) => (event.type === "text" ? event.delta : "")).join("");
  const done = events.find((event) => event.type === "done");
  return { brief, events, reply, memo: done?.memo ?? null };
}

/** Plays a campaign through: the opening, then each line as the player's; an empty line lets the game master go on. */
export async function play(
  campaign: Campaign,
  script: readonly string[],
  remember?: (turns: readonly Played[]) => Recalled[],
) {
  return playWith(
    campaign,
    script.length + 1,
    (_, number) => script[number - 1] ?? "",
    async (turns) => remember?.(turns) ?? [],
  );
}

/**
 * Plays so many turns with a player who sees what was told.
 * @param watch is called before and after each telling
 */
export async function playWith(
  campaign: Campaign,
  count: number,
  say: (turns: readonly Played[], number: number) => string,
  recall: (turns: readonly Played[], playerText: string) => Promise<Recalled[]>,
  watch: () => void = () => undefined,
) {
  const table = fakeTable(campaign.sheets, campaign.seed, campaign.luck);
  const turns: Played[] = [];
  for (let number = 0; number < count; number++) {
    const playerText = number === 0 ? "" : say(turns, number);
    const kind: TurnKind = number === 0 ? "opening" : playerText === "" ? "continue" : "action";
    const transcript: TranscriptTurn[] = turns.slice(-8).map(({ brief, reply }) => ({
      turnId: brief.turnId,
      number: brief.number,
      playerText: brief.playerText,
      reply,
    }));
    const memo = turns.at(-1)?.memo ?? null;
    const recalled = await recall(turns, playerText);
    const brief = briefOf(campaign, table, { number, kind, playerText, transcript, memo, recalled });
    watch();
    turns.push(await tell(brief));
    watch();
  }
  return { turns, table };
}
