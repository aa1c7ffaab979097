import { LIMITS } from "#contracts/limits";
import { CAMPAIGN_FORMAT } from "#contracts/portability/campaign-file";

import { isObject, jsonOf, textOf } from "../files/json.ts";
import { isPng } from "../files/png-texts.ts";
import { Unreadable } from "../files/unreadable.ts";
import { isZip, readZip } from "../files/zip.ts";
import { readCampaign } from "./campaign.ts";
import { cardInPng, isCard, readCard } from "./card.ts";
import { isChat, readChat } from "./chat.ts";
import { isLorebook } from "./lore.ts";
import { readLorebookFile } from "./lorebook.ts";
import type { ParsedFile } from "./parsed-file.ts";

/** The largest number of campaigns in one zip. */
const MOST_CAMPAIGNS = 200;

/**
 * Reads a file to import. The content decides which format it is, not the name. Throws Unreadable; stores nothing.
 * @param name the file name, used as title when the content has none
 */
export async function readFile(bytes: Uint8Array, name: string): Promise<ParsedFile[]> {
  const { fileBytes, zipBytes } = LIMITS.transfer;
  if (bytes.length > fileBytes) throw new Unreadable("tooLarge");
  if (isZip(bytes)) {
    const files = [...readZip(bytes, { entries: MOST_CAMPAIGNS, bytes: zipBytes })];
    const campaigns = files.filter(([path]) => path.toLowerCase().endsWith(".json"));
    if (campaigns.length === 0) throw new Unreadable("zipNothing");
    return campaigns.map(([path, file]) => {
      if (file.length > fileBytes) throw new Unreadable("zipTooMuch");
      return ofOwn(jsonOf(textOf(file)), path);
    });
  }
  if (isPng(bytes)) return [await readCard(cardInPng(bytes))];
  const text = textOf(bytes);
  if (isChat(text)) return [await readChat(text)];
  const value = jsonOf(text);
  if (isObject(value) && isCard(value)) return [await readCard(value)];
  if (isObject(value) && value["format"] !== CAMPAIGN_FORMAT && isLorebook(value)) {
    return [readLorebookFile(value, name)];
  }
  return [ofOwn(value, name)];
}

function ofOwn(value: unknown, name: string): ParsedFile {
  if (isObject(value) && value["format"] === CAMPAIGN_FORMAT) return readCampaign(value);
  throw new Unreadable("unknown", name);
}
