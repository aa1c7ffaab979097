import type { CampaignKey } from "#contracts/rpc/memory";

/** The name of a campaign's Durable Objects. It contains the user's id. So a request by another user reaches another, empty object. */
export const objectName = ({ userId, campaignId }: CampaignKey): string => `${userId}:${campaignId}`;
