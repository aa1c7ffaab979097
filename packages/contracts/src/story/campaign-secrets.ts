import * as z from "zod/mini";

import { StorySecret } from "./state.ts";

/** Most secrets that a campaign begins with. */
export const MOST_CAMPAIGN_SECRETS = 12;

/** What only the game master knows of a campaign before it begins: it becomes the story's secrets with the first turn. */
export const CampaignSecret = z.pick(StorySecret, { text: true, knownBy: true, when: true, place: true });
export type CampaignSecret = z.infer<typeof CampaignSecret>;
export const CampaignSecrets = z.array(CampaignSecret).check(z.maxLength(MOST_CAMPAIGN_SECRETS));
