import type { CampaignKey } from "#contracts/rpc/memory";

/** The name of a campaign's objects. Another user's request makes another name, so it reaches another, empty object. */
export const objectName = ({ userId, campaignId }: CampaignKey): string => `${userId}:${campaignId}`;
