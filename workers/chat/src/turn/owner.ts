import type { Scene } from "#contracts/play/scene";
import type { Owner } from "../store/ledger.ts";

/** The owner of a table and the party, from the scene that api returned. */
export function ownerOf({ campaign, characters }: Scene): Owner {
  const { userId, id: campaignId, worldId } = campaign;
  const party = characters.map(({ id, name }) => ({ id, name }));
  return { userId, campaignId, worldId, characterNames: party.map(({ name }) => name), characters: party };
}
