import { createCampaignTexts } from "./campaign-texts.ts";
import { createOutbox } from "./outbox.ts";

/** What this browser keeps of the player's words: those on their way, and those not yet sent. */
export const outbox = createOutbox();
export const drafts = createCampaignTexts("lorehearth:draft:");

/** Forgets all of them: they are another player's, or the player has left. */
export async function forgetWords(): Promise<void> {
  drafts.clear();
  await outbox.clear();
}
