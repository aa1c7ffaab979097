import { createCampaignTexts } from "./campaign-texts.ts";
import { createOutbox } from "./outbox.ts";

/** What this browser stores of the player's words: unsent turns and drafts. */
export const outbox = createOutbox();
export const drafts = createCampaignTexts("lorehearth:draft:");

/** Deletes both, when another player signs in or the player signs out. */
export async function forgetWords(): Promise<void> {
  drafts.clear();
  await outbox.clear();
}
