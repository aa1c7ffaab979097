import type { Campaign } from "#contracts/entities/campaign";
import type { PlayedCharacter } from "#contracts/play/live-sheet";

import type { Library } from "../../shared/api/use-library.ts";

/** A campaign and its characters; `campaign` is null for characters that were kept when their campaign was deleted. */
interface Party {
  readonly campaign: Campaign | null;
  readonly characters: readonly PlayedCharacter[];
}

/** The parties of one world. The name is null when the world (or the campaign) was deleted. */
export interface WorldParties {
  readonly key: string;
  readonly worldName: string | null;
  readonly genres: readonly string[];
  readonly parties: readonly Party[];
}

/** All characters by world and campaign, including campaigns without characters; characters without a campaign come last. */
export function groupByCampaign({ worlds, campaigns, characters }: Library): readonly WorldParties[] {
  const partyOf = (campaign: Campaign): Party => ({
    campaign,
    characters: characters.filter(({ campaignId }) => campaignId === campaign.id),
  });
  const worldIds = new Set(worlds.map(({ id }) => id));
  const campaignIds = new Set(campaigns.map(({ id }) => id));
  const orphaned = campaigns.filter(({ worldId }) => !worldIds.has(worldId)).map(partyOf);
  const left = characters.filter(({ campaignId }) => !campaignIds.has(campaignId));
  const inWorlds = worlds.map(({ id, name, genres }) => ({
    key: id,
    worldName: name,
    genres,
    parties: campaigns.filter(({ worldId }) => worldId === id).map(partyOf),
  }));
  return [
    ...inWorlds,
    { key: "orphaned", worldName: null, genres: [], parties: orphaned },
    {
      key: "left",
      worldName: null,
      genres: [],
      parties: left.length > 0 ? [{ campaign: null, characters: left }] : [],
    },
  ].filter(({ parties }) => parties.length > 0);
}

/** The mean level, rounded; 0 when there are no characters. */
export function averageLevel(characters: readonly Pick<PlayedCharacter, "level">[]): number {
  if (characters.length === 0) return 0;
  return Math.round(characters.reduce((sum, { level }) => sum + level, 0) / characters.length);
}
