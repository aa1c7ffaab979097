import { strToU8, Zip, ZipDeflate } from "fflate";

import type { Campaign } from "#contracts/entities/campaign";
import { canonicalJson } from "#contracts/portability/canonical-json";

import { gatherCampaign } from "./gather-campaign.ts";
import { fileName } from "./save-file.ts";

/**
 * Puts all campaigns into one zip. It loads only one campaign at a time, to save memory; the compressed zip itself grows in memory.
 * @param onProgress called with the number of finished campaigns
 */
export async function zipCampaigns(
  campaigns: readonly Pick<Campaign, "id" | "name">[],
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const packed: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    packed.push(new Uint8Array(piece));
  });
  for (const [place, { id, name }] of campaigns.entries()) {
    const file = await gatherCampaign(id, () => {}, signal);
    // Two campaigns may have the same name, so the file name begins with a number.
    const entry = new ZipDeflate(`campaigns/${place + 1}-${fileName(name, "lorehearth.json")}`);
    zip.add(entry);
    entry.push(strToU8(canonicalJson(file)), true);
    onProgress(place + 1);
  }
  zip.end();
  return packed;
}
