import type { Campaign } from "#contracts/entities/campaign";
import type { World } from "#contracts/entities/world";

/** A world and its campaigns; `world` is null for those whose world was deleted and which were preserved (design.md §13). */
export interface CampaignGroup {
  readonly world: World | null;
  readonly campaigns: readonly Campaign[];
}

/** Every world with its campaigns, in the worlds' order, worlds without any included; orphans last. */
export function groupByWorld(worlds: readonly World[], campaigns: readonly Campaign[]): readonly CampaignGroup[] {
  const known = new Set(worlds.map(({ id }) => id));
  const orphans = campaigns.filter(({ worldId }) => !known.has(worldId));
  const groups: CampaignGroup[] = worlds.map((world) => ({
    world,
    campaigns: campaigns.filter(({ worldId }) => worldId === world.id),
  }));
  return orphans.length > 0 ? [...groups, { world: null, campaigns: orphans }] : groups;
}
