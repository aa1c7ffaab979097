import type { Campaign } from "#contracts/entities/campaign";
import { houseRulesOf, isStandard } from "#contracts/entities/house-rules";
import type { World } from "#contracts/entities/world";
import type { LedgerPageAnswer, MemoryPageAnswer } from "#contracts/http/portability";
import type { PlayedCharacter } from "#contracts/play/live-sheet";
import { CAMPAIGN_FORMAT, CAMPAIGN_VERSION, type CampaignFile } from "#contracts/portability/campaign-file";
import type { ExportedTable, ExportedTurn } from "#contracts/portability/ledger";
import type { MemoryRow } from "#contracts/portability/memory";
import type { ExportedCampaign, ExportedCharacter, ExportedWorld } from "#contracts/portability/records";

import { ApiError } from "../../../shared/api/api-error.ts";
import { requestWithRetry } from "./request-with-retry.ts";

/** Called with the number of turns and memory rows loaded so far. */
export type OnProgress = (turns: number, memories: number) => void;

/**
 * Loads a whole campaign, page by page, from the services that own its parts. The ledger is loaded before memory: otherwise a memory row
 * could refer to a turn that is missing.
 */
export async function gatherCampaign(
  campaignId: string,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<CampaignFile> {
  const id = encodeURIComponent(campaignId);
  const [{ campaign }, { characters }] = await Promise.all([
    requestWithRetry<{ campaign: Campaign }>(`/api/campaigns/${id}`, { signal }),
    requestWithRetry<{ characters: PlayedCharacter[] }>(`/api/characters?campaignId=${id}`, { signal }),
  ]);
  const world = await worldOf(campaign.worldId, signal);

  const turns: ExportedTurn[] = [];
  let table: ExportedTable | null = null;
  for await (const page of pages<LedgerPageAnswer>(`/api/chat/export?campaignId=${id}`, signal)) {
    turns.push(...page.turns);
    ({ table } = page);
    onProgress(turns.length, 0);
  }
  const memory: MemoryRow[] = [];
  for await (const page of pages<MemoryPageAnswer>(`/api/memory/export?campaignId=${id}`, signal)) {
    memory.push(...page.rows);
    onProgress(turns.length, memory.length);
  }
  if (!table) throw new Error("The ledger answered no page");
  return {
    format: CAMPAIGN_FORMAT,
    version: CAMPAIGN_VERSION,
    exportedAt: new Date().toISOString(),
    world,
    campaign: fieldsOf(campaign),
    characters: characters.map(sheetOf),
    table,
    turns,
    memory,
  };
}

/** Requests all pages of a list, from the first to the last. */
async function* pages<Page extends { readonly nextCursor: string | null }>(
  path: string,
  signal: AbortSignal,
): AsyncGenerator<Page> {
  for (let cursor: string | null = ""; cursor !== null;) {
    const after: string = cursor === "" ? "" : `&cursor=${encodeURIComponent(cursor)}`;
    const page: Page = await requestWithRetry<Page>(path + after, { signal });
    yield page;
    cursor = page.nextCursor;
  }
}

/** Loads the campaign's world. Null when the world was deleted but the campaign was not. */
async function worldOf(worldId: string, signal: AbortSignal): Promise<ExportedWorld | null> {
  try {
    const { world } = await requestWithRetry<{ world: World }>(`/api/worlds/${encodeURIComponent(worldId)}`, {
      signal,
    });
    const { name, description, additionalDetails, magicLevel, genres, aiGeneratedDescription, setting } = world;
    const { worldPrompts } = world;
    return { name, description, additionalDetails, magicLevel, genres, aiGeneratedDescription, worldPrompts, setting };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

function fieldsOf(campaign: Campaign): ExportedCampaign {
  const { name, description, aiGeneratedDescription, notes, elements, language, adventure } = campaign;
  const { startingLevel, maxCharacters, levelProgression, exploration, combat, social, sealedSecrets } = campaign;
  return {
    name,
    description,
    aiGeneratedDescription,
    notes,
    elements,
    language,
    startingLevel,
    maxCharacters,
    levelProgression,
    exploration,
    combat,
    social,
    ...(sealedSecrets ? { sealedSecrets } : {}),
    ...(adventure ? { adventure } : {}),
    ...(isStandard(houseRulesOf(campaign)) ? {} : { houseRules: houseRulesOf(campaign) }),
  };
}

function sheetOf({
  userId: _,
  campaignId: __,
  createdAt: ___,
  updatedAt: ____,
  ...sheet
}: PlayedCharacter): ExportedCharacter {
  return sheet;
}
