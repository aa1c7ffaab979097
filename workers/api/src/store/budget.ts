import { MESSAGES } from "#contracts/errors";
import type { Caller } from "#contracts/rpc/api";
import { AppError } from "#worker-kit/errors";
import type { Database } from "./database.ts";
import { asOwner } from "./owned.ts";
import { dayOf, nextDay, selectTokensUsed } from "./usage.ts";

/** The daily token budget: tokens that a player may use on models in a day (UTC). Null if there is no limit. */
export function dailyLimit({ GM_DAILY_TOKENS }: Pick<ApiEnv, "GM_DAILY_TOKENS">): number | null {
  const limit = Number(GM_DAILY_TOKENS);
  return limit > 0 ? limit : null;
}

/** The tokens that are left of a player's daily budget, 0 or more. Null if there is no limit. */
export async function tokensLeft(db: Database, userId: string, limit: number | null): Promise<number | null> {
  if (limit === null) return null;
  const [[used]] = await db.batch([selectTokensUsed(db, userId, dayOf(new Date()))]);
  return Math.max(0, limit - (used?.tokens ?? 0));
}

/**
 * Checks a request before a model is asked. Refused as not authenticated if the session has ended, and as `budget_spent` if the daily
 * budget is used up. One query.
 */
export async function requireBudget(db: Database, caller: Caller, limit: number | null): Promise<void> {
  const today = new Date();
  const [[used]] = await asOwner(db, caller, (owner) => [selectTokensUsed(db, owner, dayOf(today))]);
  if (limit === null || (used?.tokens ?? 0) < limit) return;
  const resetsAt = nextDay(today);
  throw new AppError("budget_spent", MESSAGES.budgetSpent, { resetsAt }, { retryAt: new Date(resetsAt) });
}
