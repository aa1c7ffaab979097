import type { Campaign } from "#contracts/entities/campaign";
import type { BeginImportRequest, ImportAnswer, ImportedAnswer } from "#contracts/http/portability";

import { ApiError } from "../../../shared/api/api-error.ts";
import { request } from "../../../shared/api/request.ts";
import type { ParsedFile } from "../formats/parsed-file.ts";
import { chunks } from "./chunks.ts";
import { digestOf, forgetImport, importIdOf } from "./import-ids.ts";
import { requestWithRetry } from "./request-with-retry.ts";

/** Called with the imported share, 0 to 1. */
export type OnProgress = (share: number) => void;

/** Error codes for which a retry does not help. The import is then abandoned. */
const HOPELESS = new Set(["import_invalid", "invalid_input", "conflict", "too_large"]);

/**
 * Imports a file as a new campaign. An interrupted import continues when the same file is imported again. After a refused import, nothing
 * of it stays stored.
 */
export async function importCampaign(
  reading: ParsedFile,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<Campaign> {
  const digest = await digestOf(reading.file);
  const importId = importIdOf(digest);
  try {
    const campaign = await send(reading, importId, onProgress, signal);
    forgetImport(digest);
    return campaign;
  } catch (error) {
    if (error instanceof ApiError && HOPELESS.has(error.code)) {
      forgetImport(digest);
      await giveUp(importId);
    }
    throw error;
  }
}

async function send({ file, toDigest }: ParsedFile, importId: string, onProgress: OnProgress, signal: AbortSignal) {
  const { world, campaign, characters, table, turns, memory } = file;
  const body: BeginImportRequest = {
    importId,
    world,
    campaign,
    characters,
    table,
    turns: turns.length,
    memories: memory.length,
  };
  const path = `/api/chat/imports/${importId}`;
  const begun = await requestWithRetry<ImportAnswer>("/api/chat/imports", { method: "POST", body, signal });
  if (begun.state === "open") {
    const all = Math.max(1, turns.length + memory.length);
    for (const { from, entries } of chunks(turns, begun.turns)) {
      await requestWithRetry(`${path}/turns`, { method: "POST", body: { from, turns: entries }, signal });
      onProgress((from + entries.length) / all);
    }
    for (const { from, entries } of chunks(memory, begun.memories)) {
      await requestWithRetry(`${path}/memory`, { method: "POST", body: { from, rows: entries }, signal });
      onProgress((turns.length + from + entries.length) / all);
    }
  }
  const { campaign: imported } = await requestWithRetry<ImportedAnswer>(`${path}/finish`, {
    method: "POST",
    body: {},
    signal,
  });
  if (toDigest) await digest(importId);
  return imported;
}

/** Asks graph to read the imported turns into memory. If this request fails, the player can start the reading in the Chronicle. */
async function digest(campaignId: string): Promise<void> {
  try {
    await request("/api/graph/rebuild", { method: "POST", body: { campaignId } });
  } catch (error) {
    console.warn("The story brought in is not being read into memory", error);
  }
}

/** Deletes an unfinished import. If the request fails, the server deletes it after a day. */
async function giveUp(importId: string): Promise<void> {
  try {
    await request(`/api/chat/imports/${importId}`, { method: "DELETE" });
  } catch (error) {
    console.warn("What had arrived of the import is cleared away later", error);
  }
}
