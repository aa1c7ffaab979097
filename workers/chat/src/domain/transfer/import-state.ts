import type { BeginImportRequest } from "#contracts/http/portability";
import type { ExportedTable } from "#contracts/portability/ledger";
import type { CampaignRecords } from "#contracts/portability/records";
import type { CampaignKey } from "#contracts/rpc/memory";

/**
 * An import under way, as the table keeps it: what the campaign shall be, and how much there is to come. Nobody sees the campaign
 * until api has let it in.
 */
export interface ImportState extends CampaignKey, CampaignRecords {
  readonly state: "open" | "admitting" | "done";
  readonly table: ExportedTable;
  readonly turns: number;
  readonly memories: number;
  /** Ids of characters in the file, each with the one that it gets here. */
  readonly characterIds: readonly (readonly [string, string])[];
  /** When anything of it last arrived, Unix milliseconds. */
  readonly heardAt: number;
}

/** An import that goes on no further is cleared away after this long. */
export const STALE_AFTER_MS = 24 * 3_600_000;

/** The state of an import that begins: every character gets an id of this site. */
export function newImport(
  key: CampaignKey,
  { world, campaign, characters, table, turns, memories }: BeginImportRequest,
  now: number,
): ImportState {
  const ids = new Map<string, string>(characters.map(({ id }) => [id, crypto.randomUUID()]));
  const party = characters.map((character) => ({ ...character, id: ids.get(character.id) ?? character.id }));
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
