import { and, desc, eq, getTableColumns, sql, type SQL } from "drizzle-orm";

import type { World } from "#contracts/entities/world";
import type { Caller } from "#contracts/rpc/api";
import { now, type Database } from "./database.ts";
import { insertIf } from "./insert-if.ts";
import { afterCursor, type NextPage, PAGE_AND_ONE, pageOf } from "./list-page.ts";
import { asOwner, type Owner } from "./owned.ts";
import { worlds } from "./schema.ts";

/** The fields of a world that the player or the world builder writes. */
export type WorldFields = Pick<
  World,
  | "name"
  | "description"
  | "additionalDetails"
  | "magicLevel"
  | "genres"
  | "aiGeneratedDescription"
  | "worldPrompts"
  | "setting"
>;

// The SQL names its tables explicitly, because drizzle leaves table names out if a query reads only one table.
const campaignCount = sql<number>`(SELECT COUNT(*) FROM campaigns c WHERE c.world_id = worlds.id AND c.user_id = worlds.user_id)`;
/** SQL condition: the world has no campaigns, so it may be edited. */
const unlocked = sql`NOT EXISTS (SELECT 1 FROM campaigns c WHERE c.world_id = worlds.id AND c.user_id = worlds.user_id)`;

const owned = (owner: Owner, id: string) => and(eq(worlds.id, id), eq(worlds.userId, owner));

/** The owner's worlds that match `where`, newest first. */
export const selectWorlds = (db: Database, owner: Owner, where?: SQL) =>
  db
    .select({ ...getTableColumns(worlds), campaignCount: campaignCount.as("campaign_count") })
    .from(worlds)
    .where(and(eq(worlds.userId, owner), where))
    .orderBy(desc(worlds.createdAt), desc(worlds.id));

export async function listWorlds(
  db: Database,
  caller: Caller,
  cursor?: string,
): Promise<{ worlds: World[] } & NextPage> {
  const after = afterCursor(cursor, sql`worlds.created_at`, sql`worlds.id`, "down");
  const [found] = await asOwner(db, caller, (owner) => [selectWorlds(db, owner, after).limit(PAGE_AND_ONE)]);
  const { page, next } = pageOf(found, ({ createdAt }) => createdAt);
  return { worlds: page, ...next };
}

export async function findWorld(db: Database, caller: Caller, id: string): Promise<World | null> {
  const [[world]] = await asOwner(db, caller, (owner) => [selectWorlds(db, owner, eq(worlds.id, id))]);
  return world ?? null;
}

export async function addWorld(db: Database, caller: Caller, fields: WorldFields): Promise<World> {
  const id = crypto.randomUUID();
  const createdAt = now();
  const [, [world]] = await asOwner(db, caller, (owner) => [
    insertIf(db, worlds, { id, userId: owner, ...fields, createdAt, updatedAt: createdAt }, sql`${owner} IS NOT NULL`),
    selectWorlds(db, owner, eq(worlds.id, id)),
  ]);
  if (!world) throw new Error("The world just added is not there");
  return world;
}

/** Changes a world unless it has campaigns. Returns the world after the change, or null if the caller has no such world. */
export async function changeWorld(
  db: Database,
  caller: Caller,
  id: string,
  changes: Partial<WorldFields>,
): Promise<{ world: World | null; changed: boolean }> {
  const [changed, [world]] = await asOwner(db, caller, (owner) => [
    db
      .update(worlds)
      .set({ ...changes, updatedAt: now() })
      .where(and(owned(owner, id), unlocked))
      .returning({ id: worlds.id }),
    selectWorlds(db, owner, eq(worlds.id, id)),
  ]);
  return { world: world ?? null, changed: changed.length > 0 };
}

/** Deletes a world. A world with campaigns is deleted only if they are to be preserved. Returns the world as it was. */
export async function deleteWorld(
  db: Database,
  caller: Caller,
  id: string,
  preserveCampaigns: boolean,
): Promise<{ world: World | null; deleted: boolean }> {
  const [[world], deleted] = await asOwner(db, caller, (owner) => [
    selectWorlds(db, owner, eq(worlds.id, id)),
    db
      .delete(worlds)
      .where(and(owned(owner, id), preserveCampaigns ? undefined : unlocked))
      .returning({ id: worlds.id }),
  ]);
  return { world: world ?? null, deleted: deleted.length > 0 };
}
