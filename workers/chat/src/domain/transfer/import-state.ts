import type { Character } from "#contracts/entities/character";
import type { BeginImportRequest } from "#contracts/http/portability";
import type { ExportedTable } from "#contracts/portability/ledger";
import type { CampaignRecords } from "#contracts/portability/records";
import type { CampaignKey } from "#contracts/rpc/memory";

/**
 * A running import, as the table stores it: the data of the future campaign, and how many turns and memory rows will come. Nobody sees
 * the campaign until api has admitted it.
 */
export interface ImportState extends CampaignKey, CampaignRecords {
  readonly state: "open" | "admitting" | "done";
  readonly table: ExportedTable;
  readonly turns: number;
  readonly memories: number;
  /** Pairs of a character's id in the file and its new id here. */
  readonly characterIds: readonly (readonly [string, string])[];
  /** The bytes of turns and memory rows that have arrived. Older imports have none. */
  readonly bytes?: number;
  /** When a part of the import last arrived, Unix milliseconds. */
  readonly heardAt: number;
}

/** An import of which no part has arrived for this long is deleted. */
export const STALE_AFTER_MS = 24 * 3_600_000;

/** The state of a new import. Every character gets a new id. */
export function newImport(
  key: CampaignKey,
  { world, campaign, characters, table, turns, memories }: BeginImportRequest,
  now: number,
): ImportState {
  const ids = new Map<string, string>(characters.map(({ id }) => [id, crypto.randomUUID()]));
  // The live sheets of the file are for its readers. Here they follow from the turns.
  const party = characters.map(({ live: _, ...character }) => ({
    ...character,
    id: ids.get(character.id) ?? character.id,
  }));
  return {
    ...key,
    state: "open",
    world,
    campaign,
    characters: party,
    table,
    turns,
    memories,
    characterIds: [...ids],
    heardAt: now,
  };
}

/** The party of an import as the table reads it. Api stamps the characters when it admits them; no sheet depends on these dates. */
export function importedParty({ userId, campaignId, characters }: ImportState): Character[] {
  return characters.map(({ live: _, ...character }) => ({
    ...character,
    userId,
    campaignId,
    createdAt: "",
    updatedAt: "",
  }));
}
