import { and, asc, eq, getTableColumns, sql, type SQL } from "drizzle-orm";

import { CONNECTION_LIMITS } from "#contracts/connections/connection";
import type { Caller } from "#contracts/rpc/api";
import { now, type Database } from "./database.ts";
import { insertIf } from "./insert-if.ts";
import { asOwner, type Owner } from "./owned.ts";
import { connections, modelChoices } from "./schema.ts";
import { dayOf } from "./usage.ts";

export type StoredConnection = typeof connections.$inferSelect;
type WithUse = StoredConnection & { readonly usedToday: number };

const selectConnections = (db: Database, owner: Owner, where?: SQL) =>
  db
    .select({
      ...getTableColumns(connections),
      usedToday:
        sql<number>`COALESCE((SELECT c.input_tokens + c.output_tokens FROM connection_usage c WHERE c.user_id = connections.user_id AND c.connection_id = connections.id AND c.day = ${dayOf(new Date())}), 0)`.as(
          "used_today",
        ),
    })
    .from(connections)
    .where(and(eq(connections.userId, owner), where))
    .orderBy(asc(connections.createdAt), asc(connections.id));

/** The caller's connections, oldest first. */
export async function listConnections(db: Database, caller: Caller): Promise<WithUse[]> {
  const [found] = await asOwner(db, caller, (owner) => [selectConnections(db, owner)]);
  return found;
}

export async function findConnection(db: Database, caller: Caller, id: string): Promise<WithUse | null> {
  const [[found]] = await asOwner(db, caller, (owner) => [selectConnections(db, owner, eq(connections.id, id))]);
  return found ?? null;
}

/** Adds a connection. Null if the player has as many as a player may have. */
export async function addConnection(
  db: Database,
  caller: Caller,
  columns: Omit<StoredConnection, "userId" | "createdAt" | "updatedAt">,
): Promise<WithUse | null> {
  const createdAt = now();
  const [, [added]] = await asOwner(db, caller, (owner) => [
    insertIf(
      db,
      connections,
      { ...columns, userId: owner, createdAt, updatedAt: createdAt },
      sql`${owner} IS NOT NULL AND (SELECT COUNT(*) FROM connections c WHERE c.user_id = ${owner}) < ${CONNECTION_LIMITS.perPlayer}`,
    ),
    selectConnections(db, owner, eq(connections.id, columns.id)),
  ]);
  return added ?? null;
}

/** Replaces a connection. Null if the caller has none with this id. */
export async function replaceConnection(
  db: Database,
  caller: Caller,
  id: string,
  columns: Pick<StoredConnection, "settings" | "sealedKey" | "sealedBody">,
): Promise<WithUse | null> {
  const [, [changed]] = await asOwner(db, caller, (owner) => [
    db
      .update(connections)
      .set({ ...columns, updatedAt: now() })
      .where(and(eq(connections.id, id), eq(connections.userId, owner))),
    selectConnections(db, owner, eq(connections.id, id)),
  ]);
  return changed ?? null;
}

/** Stores texts that were sealed again, unless the connection has changed meanwhile. */
export async function storeSealedAgain(
  db: Database,
  before: StoredConnection,
  sealed: Pick<StoredConnection, "sealedKey" | "sealedBody">,
): Promise<void> {
  const unchanged = and(
    eq(connections.id, before.id),
    eq(connections.sealedKey, before.sealedKey),
    eq(connections.sealedBody, before.sealedBody),
  );
  await db.batch([db.update(connections).set(sealed).where(unchanged)]);
}

/** Deletes a connection. Where it was chosen, the usual choice applies again. Returns whether there was such a connection. */
export async function deleteConnection(db: Database, caller: Caller, id: string): Promise<boolean> {
  const [, , deleted] = await asOwner(db, caller, (owner) => [
    db
      .update(modelChoices)
      .set({ narrator: null })
      .where(and(eq(modelChoices.userId, owner), eq(modelChoices.narrator, id))),
    db
      .update(modelChoices)
      .set({ helper: null })
      .where(and(eq(modelChoices.userId, owner), eq(modelChoices.helper, id))),
    db
      .delete(connections)
      .where(and(eq(connections.id, id), eq(connections.userId, owner)))
      .returning({ id: connections.id }),
  ]);
  return deleted.length > 0;
}
