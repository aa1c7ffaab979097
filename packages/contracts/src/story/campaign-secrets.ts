import * as z from "zod/mini";

import { StorySecret } from "./state.ts";

/** The most secrets that a campaign may begin with. */
export const MOST_CAMPAIGN_SECRETS = 12;

/**
 * A secret about the campaign that only the game master knows before the story begins. With the first turn it becomes a secret of the
 * story.
 */
export const CampaignSecret = z.pick(StorySecret, { text: true, knownBy: true, when: true, place: true });
export type CampaignSecret = z.infer<typeof CampaignSecret>;
export const CampaignSecrets = z.array(CampaignSecret).check(z.maxLength(MOST_CAMPAIGN_SECRETS));
