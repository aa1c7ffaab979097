import { sql, type SQL } from "drizzle-orm";

import { LIMITS } from "#contracts/limits";
import type { Caller } from "#contracts/rpc/api";
import { accountFull, tooMany } from "../domain/quota.ts";
import type { Database } from "./database.ts";
import { asOwner, type Owner } from "./owned.ts";

type Kind = keyof typeof LIMITS.account.records;

/** The columns in which an account's texts are. The others are short. */
const TEXTS: Readonly<Record<Kind, readonly string[]>> = {
  worlds: ["name", "description", "additional_details", "ai_generated_description", "world_prompts", "setting"],
  campaigns: ["name", "description", "ai_generated_description", "notes", "sealed_secrets"],
  characters: ["name", "notes", "custom_race", "custom_background", "skills", "build", "live"],
};
const KINDS = Object.keys(TEXTS) as Kind[];

const countOf = (kind: Kind, owner: Owner): SQL =>
  sql`(SELECT COUNT(*) FROM ${sql.raw(kind)} WHERE user_id = ${owner})`;

function bytesOf(kind: Kind, owner: Owner): SQL {
  const bytes = TEXTS[kind].map((column) => `LENGTH(CAST(COALESCE(${column}, '') AS BLOB))`).join(" + ");
  return sql`(SELECT COALESCE(SUM(${sql.raw(bytes)}), 0) FROM ${sql.raw(kind)} WHERE user_id = ${owner})`;
}

/**
 * Refuses if the caller's account has no room for another record of this kind, or, without a kind, for a longer text. All accounts share
 * one database. Requests at the same moment may pass together, so an account can exceed its quota by as much as the rate limit allows at once.
 */
export async function requireRoom(db: Database, caller: Caller, kind?: Kind): Promise<void> {
  const [[used]] = await asOwner(db, caller, (owner) => [
    db
      .select({
        bytes: sql<number>`${sql.join(
          KINDS.map((each) => bytesOf(each, owner)),
          sql` + `,
        )}`.as("bytes"),
        count: (kind ? sql<number>`${countOf(kind, owner)}` : sql<number>`0`).as("records"),
      })
      .from(sql`(SELECT 1)`),
  ]);
  const { count = 0, bytes = 0 } = used ?? {};
  if (kind && count >= LIMITS.account.records[kind]) throw tooMany(kind, LIMITS.account.records[kind]);
  if (bytes >= LIMITS.account.bytes) throw accountFull();
}
