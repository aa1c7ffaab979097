import { createCampaignTexts } from "./campaign-texts.ts";
import { createOutbox } from "./outbox.ts";

/** The stored words of the player that the server does not have yet: unsent turns and drafts. */
export const outbox = createOutbox();
export const drafts = createCampaignTexts("lorehearth:draft:");

/** Deletes the outbox and the drafts. Called when the player signs out or another player signs in. */
export async function forgetWords(): Promise<void> {
  drafts.clear();
  await outbox.clear();
}
