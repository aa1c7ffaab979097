import { and, asc, eq, getTableColumns, sql, type SQL } from "drizzle-orm";

import type { Campaign } from "#contracts/entities/campaign";
import type { Character } from "#contracts/entities/character";
import type { LiveSheet, PlayedCharacter } from "#contracts/play/live-sheet";
import type { Caller } from "#contracts/rpc/api";
import { selectCampaigns } from "./campaigns.ts";
import { now, type Database } from "./database.ts";
import { insertIf } from "./insert-if.ts";
import { afterCursor, type NextPage, PAGE_AND_ONE, pageOf } from "./list-page.ts";
import { asOwner, type Owner } from "./owned.ts";
import { campaigns, characters } from "./schema.ts";

/** The fields of a character that the player writes. */
export type CharacterFields = Omit<
  Character,
  "id" | "userId" | "campaignId" | "managedExternally" | "externalUrl" | "createdAt" | "updatedAt"
>;

const { liveEpoch: _, ...playedFields } = getTableColumns(characters);
const { live: __, ...storedFields } = playedFields;
/** The oldest is the one who acts. */
const oldestFirst = [asc(characters.createdAt), asc(characters.id)];

/** The owner's characters that match `where`, with their live sheets, oldest first. */
export const selectCharacters = (db: Database, owner: Owner, where?: SQL) =>
  db
    .select(playedFields)
    .from(characters)
    .where(and(eq(characters.userId, owner), where))
    .orderBy(...oldestFirst);

/** The same without their live sheets, for the table, which makes these sheets. */
export const selectStoredCharacters = (db: Database, owner: Owner, where?: SQL) =>
  db
    .select(storedFields)
    .from(characters)
    .where(and(eq(characters.userId, owner), where))
    .orderBy(...oldestFirst);

export async function listCharacters(
  db: Database,
  caller: Caller,
  { campaignId, cursor }: { readonly campaignId?: string | undefined; readonly cursor?: string | undefined },
): Promise<{ characters: PlayedCharacter[] } & NextPage> {
  const inCampaign = campaignId === undefined ? undefined : eq(characters.campaignId, campaignId);
  const after = afterCursor(cursor, sql`characters.created_at`, sql`characters.id`, "up");
  const [found] = await asOwner(db, caller, (owner) => [
    selectCharacters(db, owner, and(inCampaign, after)).limit(PAGE_AND_ONE),
  ]);
  const listed = found.map(({ live, ...character }) => ({ ...character, live: live && withoutHero(live) }));
  const { page, next } = pageOf(listed, ({ createdAt }) => createdAt);
  return { characters: page, ...next };
}

/** A live sheet for a list, which shows numbers and neither gear nor spells. */
const withoutHero = ({ hero: _, ...live }: LiveSheet): LiveSheet => live;

export async function findCharacter(db: Database, caller: Caller, id: string): Promise<PlayedCharacter | null> {
  const [[character]] = await asOwner(db, caller, (owner) => [selectCharacters(db, owner, eq(characters.id, id))]);
  return character ?? null;
}

/** The row of a new character, without the user's id. */
export function newCharacter(
  campaignId: string,
  fields: CharacterFields,
  link: Pick<Character, "managedExternally" | "externalUrl">,
): Omit<typeof characters.$inferSelect, "userId"> {
  const createdAt = now();
  return {
    id: crypto.randomUUID(),
    campaignId,
    ...fields,
    ...link,
    live: null,
    liveEpoch: 0,
    createdAt,
    updatedAt: createdAt,
  };
}

/** SQL condition: the campaign is the owner's and has room for another character. */
export const hasRoom = (campaignId: string, owner: Owner): SQL =>
  sql`EXISTS (SELECT 1 FROM campaigns c WHERE c.id = ${campaignId} AND c.user_id = ${owner}
    AND c.max_characters > (SELECT COUNT(*) FROM characters h WHERE h.campaign_id = c.id AND h.user_id = c.user_id))`;

/** Adds a character if the campaign is the caller's and has room. Returns the campaign in either case. */
export async function addCharacter(
  db: Database,
  caller: Caller,
  campaignId: string,
  fields: CharacterFields,
): Promise<{ character: PlayedCharacter | null; campaign: Campaign | null }> {
  const row = newCharacter(campaignId, fields, { managedExternally: false, externalUrl: null });
  const [, [character], [campaign]] = await asOwner(db, caller, (owner) => [
    insertIf(db, characters, { ...row, userId: owner }, hasRoom(campaignId, owner)),
    selectCharacters(db, owner, eq(characters.id, row.id)),
    selectCampaigns(db, owner, eq(campaigns.id, campaignId)),
  ]);
  return { character: character ?? null, campaign: campaign ?? null };
}

/** Changes a character, unless its sheet is stored in the external sheet service. */
export async function changeCharacter(
  db: Database,
  caller: Caller,
  id: string,
  changes: Partial<CharacterFields>,
): Promise<{ character: PlayedCharacter | null; changed: boolean }> {
  const [changed, [character]] = await asOwner(db, caller, (owner) => [
    db
      .update(characters)
      .set({ ...changes, updatedAt: now() })
      .where(and(eq(characters.id, id), eq(characters.userId, owner), eq(characters.managedExternally, false)))
      .returning({ id: characters.id }),
    selectCharacters(db, owner, eq(characters.id, id)),
  ]);
  return { character: character ?? null, changed: changed.length > 0 };
}

/** Deletes a character. Returns whether there was such a character. */
export async function deleteCharacter(db: Database, caller: Caller, id: string): Promise<boolean> {
  const [deleted] = await asOwner(db, caller, (owner) => [
    db
      .delete(characters)
      .where(and(eq(characters.id, id), eq(characters.userId, owner)))
      .returning({ id: characters.id }),
  ]);
  return deleted.length > 0;
}
