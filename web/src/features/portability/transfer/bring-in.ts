import type { Campaign } from "#contracts/entities/campaign";
import type { BeginImportRequest, ImportAnswer, ImportedAnswer } from "#contracts/http/portability";

import { ApiError } from "../../../shared/api/api-error.ts";
import { request } from "../../../shared/api/request.ts";
import type { Reading } from "../formats/reading.ts";
import { chunks } from "./chunks.ts";
import { digestOf, forgetImport, importIdOf } from "./import-ids.ts";
import { patientRequest } from "./patient-request.ts";

/** Hears how much has arrived, 0 to 1. */
export type Arrived = (share: number) => void;

/** Refusals that trying again does not mend: what has arrived is given up. */
const HOPELESS = new Set(["import_invalid", "invalid_input", "conflict", "too_large"]);

/**
 * Brings a file in as a new campaign. Cut off, it goes on where it stopped when the same file is brought in again; refused, nothing of
 * it stays.
 */
export async function bringIn(reading: Reading, arrived: Arrived, signal: AbortSignal): Promise<Campaign> {
  const digest = await digestOf(reading.file);
  const importId = importIdOf(digest);
  try {
    const campaign = await send(reading, importId, arrived, signal);
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

async function send({ file, toDigest }: Reading, importId: string, arrived: Arrived, signal: AbortSignal) {
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
  const begun = await patientRequest<ImportAnswer>("/api/chat/imports", { method: "POST", body, signal });
  if (begun.state === "open") {
    const all = Math.max(1, turns.length + memory.length);
    for (const { from, entries } of chunks(turns, begun.turns)) {
      await patientRequest(`${path}/turns`, { method: "POST", body: { from, turns: entries }, signal });
      arrived((from + entries.length) / all);
    }
    for (const { from, entries } of chunks(memory, begun.memories)) {
      await patientRequest(`${path}/memory`, { method: "POST", body: { from, rows: entries }, signal });
      arrived((turns.length + from + entries.length) / all);
    }
  }
  const { campaign: brought } = await patientRequest<ImportedAnswer>(`${path}/finish`, {
    method: "POST",
    body: {},
    signal,
  });
  if (toDigest) await digest(importId);
  return brought;
}

/** What was told elsewhere is read into memory now. Where that cannot be asked for, the Chronicle offers it. */
async function digest(campaignId: string): Promise<void> {
  try {
    await request("/api/graph/rebuild", { method: "POST", body: { campaignId } });
  } catch (error) {
    console.warn("The story brought in is not being read into memory", error);
  }
}

/** Leaves nothing of an import. Where that fails it is cleared away after a day. */
async function giveUp(importId: string): Promise<void> {
  try {
    await request(`/api/chat/imports/${importId}`, { method: "DELETE" });
  } catch (error) {
    console.warn("What had arrived of the import is cleared away later", error);
  }
}
