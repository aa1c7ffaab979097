import { type SQL, sql } from "drizzle-orm";

import { MESSAGES } from "#contracts/errors";
import { ORACLE } from "#contracts/connections/game-masters";
import type { Caller } from "#contracts/rpc/api";
import type { ModelPermit } from "#contracts/rpc/connections";
import type { RequestPurpose, PermitAnswer, PermitRequest } from "#contracts/rpc/usage";
import { AppError } from "#worker-kit/errors";
import { sealedAgain, withKey } from "../connections/records.ts";
import type { SiteModels } from "../connections/site-models.ts";
import { type StoredConnection, storeSealedAgain } from "./connections.ts";
import { now, type Database } from "./database.ts";
import { insertIf } from "./insert-if.ts";
import { chosenFor, selectChosen } from "./model-choices.ts";
import { asOwner, type Owner } from "./owned.ts";
import { reservations } from "./schema.ts";
import { nextDay, tokensOfConnection, tokensOfPlayer, tokensOfSite } from "./usage.ts";

/** A reservation that nobody settled no longer counts after this time: a turn with several rounds of a slow model. Milliseconds. */
const RESERVED_MS = 20 * 60_000;

/**
 * The tokens that are reserved for each purpose: about what it usually uses, with its prompt. A turn by the site's models reserves its whole
 * window, because a long story fills it.
 */
const RESERVED_TOKENS: Readonly<Record<RequestPurpose, number>> = {
  turn: 8_000,
  preview: 0,
  description: 4_000,
  "quick-chat": 4_000,
  chronicle: 3_000,
  summary: 3_000,
  test: 16_000,
};

type Whose = Pick<PermitRequest, "campaignId" | "role" | "purpose">;

/** The statements that reserve tokens and say who is asked. Run them in one batch, and pass their results to `permitOf`. */
export function selectPermit(
  db: Database,
  owner: Owner | string,
  { campaignId, role, purpose }: Whose,
  site: SiteModels,
  allowed: SQL = sql`TRUE`,
) {
  const chosen = chosenFor(owner, campaignId ?? "", role);
  const ownIsChosen = site.ownModels
    ? sql`EXISTS (SELECT 1 FROM connections c WHERE c.user_id = ${owner} AND c.id = ${chosen})`
    : sql`FALSE`;
  const reserve = insertIf(
    db,
    reservations,
    reservationOf(owner, "", purpose, site.windowTokens),
    sql`${allowed} AND ${site.limits !== null} AND ${chosen} <> ${ORACLE} AND NOT ${ownIsChosen} AND ${isLeft(owner, site)}`,
  ).returning(ITS_ID);
  return [selectChosen(db, owner, campaignId ?? "", role), reserve] as const;
}

/** SQL condition: neither the player nor the site has used up its tokens of the day. What is reserved counts as used. */
export function isLeft(owner: Owner | string, { limits }: SiteModels): SQL {
  const player = limits?.player ?? null;
  const all = limits?.site ?? null;
  const conditions = [
    ...(player === null
      ? []
      : [
          sql`${tokensOfPlayer(owner)} + ${reservedFor(sql`r.user_id = ${owner} AND r.connection_id = ''`)} < ${player}`,
        ]),
    ...(all === null ? [] : [sql`${tokensOfSite()} + ${reservedFor(sql`r.connection_id = ''`)} < ${all}`]),
  ];
  return conditions.length === 0 ? sql`TRUE` : sql.join(conditions, sql` AND `);
}

const reservedFor = (whose: SQL): SQL =>
  sql`(SELECT COALESCE(SUM(r.tokens), 0) FROM token_reservations r WHERE ${whose} AND r.expires_at > ${now()})`;

/** A random number of 48 bits, so that a reservation that is settled late is never another one. */
function newId(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high % 2 ** 16) * 2 ** 32 + low;
}

/** The id of a new reservation. Its number is a text outside of the database. */
const ITS_ID = { reservation: sql<string>`CAST(id AS TEXT)`.as("reservation") };

const reservationOf = (owner: Owner | string, connectionId: string, purpose: RequestPurpose, windowTokens = 0) => ({
  id: newId(),
  userId: typeof owner === "string" ? sql`${owner}` : owner,
  connectionId,
  tokens: Math.max(RESERVED_TOKENS[purpose], purpose === "turn" ? windowTokens : 0),
  expiresAt: new Date(Date.now() + RESERVED_MS).toISOString(),
});

type ChosenRow = { readonly choice: string; readonly connection: StoredConnection | null };

/**
 * Who is asked, from the results of `selectPermit`. A connection with a limit of its own is reserved for in a second step. A choice that no
 * longer exists, or that the site does not allow any more, is the site's game master.
 */
export async function permitOf(
  db: Database,
  userId: string,
  purpose: RequestPurpose,
  [chosen, reserved]: readonly [ChosenRow | undefined, { readonly reservation: string } | undefined],
  site: SiteModels,
): Promise<PermitAnswer> {
  if (chosen?.choice === ORACLE) return { ok: true, chosen: "oracle", reservation: null };
  if (chosen?.connection && site.ownModels) return askOwn(db, userId, purpose, chosen.connection, site);
  if (site.limits !== null && !reserved) return { ok: false, resetsAt: nextDay(new Date()) };
  return { ok: true, chosen: null, reservation: reserved?.reservation ?? null };
}

async function askOwn(
  db: Database,
  userId: string,
  purpose: RequestPurpose,
  stored: StoredConnection,
  { secrets }: SiteModels,
): Promise<PermitAnswer> {
  const again = await sealedAgain(stored, secrets);
  if (again) await storeSealedAgain(db, stored, again);
  const chosen = await withKey(stored, secrets);
  const { dailyTokens } = stored.settings;
  if (dailyTokens === null || purpose === "preview") return { ok: true, chosen, reservation: null };
  const reserved = reservedFor(sql`r.user_id = ${userId} AND r.connection_id = ${stored.id}`);
  const [[made]] = await db.batch([
    insertIf(
      db,
      reservations,
      reservationOf(userId, stored.id, purpose),
      sql`${tokensOfConnection(userId, stored.id)} + ${reserved} < ${dailyTokens}`,
    ).returning(ITS_ID),
  ]);
  return made ? { ok: true, chosen, ...made } : { ok: false, resetsAt: nextDay(new Date()) };
}

/** Begins to ask for a player whose session was checked earlier, or whose turn is read later. */
export async function requestPermit(db: Database, permit: PermitRequest, site: SiteModels): Promise<PermitAnswer> {
  const [[chosen], [reserved]] = await db.batch(selectPermit(db, permit.userId, permit, site));
  return permitOf(db, permit.userId, permit.purpose, [chosen, reserved], site);
}

/**
 * Begins to ask for the caller.
 * @throws AppError not_authenticated if the session has ended, `budget_spent` if the day's tokens are used up
 */
export async function requestCallersPermit(
  db: Database,
  caller: Caller,
  whose: Whose,
  site: SiteModels,
): Promise<ModelPermit> {
  const [[chosen], [reserved]] = await asOwner(db, caller, (owner) =>
    selectPermit(db, owner, whose, site, sql`${owner} IS NOT NULL`),
  );
  const permit = await permitOf(db, caller.userId, whose.purpose, [chosen, reserved], site);
  if (permit.ok) return permit;
  const { resetsAt } = permit;
  throw new AppError("budget_spent", MESSAGES.budgetSpent, { resetsAt }, { retryAt: new Date(resetsAt) });
}
