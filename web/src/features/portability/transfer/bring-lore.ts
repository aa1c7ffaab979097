import type { AddLoreAnswer, LoreEntry } from "#contracts/http/lore";
import { LIMITS } from "#contracts/limits";

import type { Arrived } from "./bring-in.ts";
import { chunks } from "./chunks.ts";
import { patientRequest } from "./patient-request.ts";

/** A quarter of what a request may have: chunks count characters, not bytes. */
const PIECE = { chunk: LIMITS.list, chunkBytes: LIMITS.bodyBytes / 4 };

/** Adds lore to what a campaign remembers; answers how much of it is new. What is there already stays, so it may come twice. */
export async function bringLore(
  lore: readonly LoreEntry[],
  campaignId: string,
  arrived: Arrived,
  signal: AbortSignal,
): Promise<number> {
  let sum = 0;
  for (const { from, entries } of chunks(lore, 0, PIECE)) {
    const body = { campaignId, entries };
    const { added } = await patientRequest<AddLoreAnswer>("/api/memory/lore", { method: "POST", body, signal });
    sum += added;
    arrived((from + entries.length) / lore.length);
  }
  return sum;
}
