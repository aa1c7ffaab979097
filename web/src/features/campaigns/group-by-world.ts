import type { Campaign } from "#contracts/entities/campaign";
import type { World } from "#contracts/entities/world";

/** A world and its campaigns; `world` is null for campaigns that were kept when their world was deleted. */
export interface CampaignGroup {
  readonly world: World | null;
  readonly campaigns: readonly Campaign[];
}

/** All worlds in their own order, with their campaigns (possibly none); campaigns without a world come last. */
export function groupByWorld(worlds: readonly World[], campaigns: readonly Campaign[]): readonly CampaignGroup[] {
  const known = new Set(worlds.map(({ id }) => id));
  const orphans = campaigns.filter(({ worldId }) => !known.has(worldId));
  const groups: CampaignGroup[] = worlds.map((world) => ({
    world,
    campaigns: campaigns.filter(({ worldId }) => worldId === world.id),
  }));
  return orphans.length > 0 ? [...groups, { world: null, campaigns: orphans }] : groups;
}
