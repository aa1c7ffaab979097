import { strToU8, Zip, ZipDeflate } from "fflate";

import type { Campaign } from "#contracts/entities/campaign";
import { canonicalJson } from "#contracts/portability/canonical-json";

import { gatherCampaign } from "./gather-campaign.ts";
import { fileName } from "./save-file.ts";

/**
 * Every campaign as a file in one zip. One campaign is held at a time: what is packed of those before is all that is kept.
 * @param report hears how many are done
 */
export async function zipCampaigns(
  campaigns: readonly Pick<Campaign, "id" | "name">[],
  report: (done: number) => void,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const packed: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    packed.push(new Uint8Array(piece));
  });
  for (const [place, { id, name }] of campaigns.entries()) {
    const file = await gatherCampaign(id, () => {}, signal);
    // Two may bear the same name.
    const entry = new ZipDeflate(`campaigns/${place + 1}-${fileName(name, "lorehearth.json")}`);
    zip.add(entry);
    entry.push(strToU8(canonicalJson(file)), true);
    report(place + 1);
  }
  zip.end();
  return packed;
}
