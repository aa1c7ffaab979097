import type { AddLoreAnswer, LoreEntry } from "#contracts/http/lore";
import { LIMITS } from "#contracts/limits";

import type { OnProgress } from "./import-campaign.ts";
import { chunks } from "./chunks.ts";
import { requestWithRetry } from "./request-with-retry.ts";

/**
 * The size of one request's piece of lore. It is a quarter of the request limit, because chunks count characters and a character may take
 * several bytes.
 */
const PIECE = { chunk: LIMITS.list, chunkBytes: LIMITS.bodyBytes / 4 };

/** Adds lore to a campaign's memory and returns how many entries are new. Existing entries stay as they are, so a retry is safe. */
export async function addLore(
  lore: readonly LoreEntry[],
  campaignId: string,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<number> {
  let sum = 0;
  for (const { from, entries } of chunks(lore, 0, PIECE)) {
    const body = { campaignId, entries };
    const { added } = await requestWithRetry<AddLoreAnswer>("/api/memory/lore", { method: "POST", body, signal });
    sum += added;
    onProgress((from + entries.length) / lore.length);
  }
  return sum;
}
