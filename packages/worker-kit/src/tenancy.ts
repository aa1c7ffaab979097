import type { Context, MiddlewareHandler } from "hono";

import type { ApiRpc, Caller } from "#contracts/rpc/api";
import { AppError, notAuthenticated, notFound } from "./errors.ts";
import type { WorkerEnv } from "./env.ts";
import { needed } from "./outage.ts";

/** The part of a request that may contain the ids of its campaign and user. Earlier middleware has validated it. */
type Part = "json" | "query" | "param";
type Access = Pick<ApiRpc, "access">;

const keyGivers = new WeakSet<object>();

/** Whether this handler sets the campaign key of a request. A test uses it to find routes without such a handler. */
export const givesKey = (handler: object): boolean => keyGivers.has(handler);

const validated = (c: Context, part: Part): Readonly<Record<string, unknown>> => {
  const value: unknown = c.req.valid(part as never);
  if (typeof value === "object" && value !== null) return value as Readonly<Record<string, unknown>>;
  throw new Error(`Validate the ${part} of the request before its campaign is checked`);
};

/** @throws {AppError} not_authenticated if the session has ended, not_found if the named campaign is not the caller's */
export async function requireAccess(api: Access, caller: Caller, campaignId: string | null): Promise<void> {
  const access = await needed(api.access(caller, campaignId));
  if (!access.ok) throw access.refusal === "session" ? notAuthenticated() : notFound("Campaign not found");
}

/** Refuses a request that names another user than the caller. A request need not name a user. */
export const sameUser =
  (part: Part): MiddlewareHandler<WorkerEnv> =>
  async (c, next) => {
    refuseOtherUser(c.get("caller"), validated(c, part));
    await next();
  };

function refuseOtherUser(caller: Caller, { userId }: Readonly<Record<string, unknown>>): void {
  if (userId !== undefined && userId !== caller.userId) throw new AppError("user_mismatch", "User ID mismatch");
}

/**
 * What is checked before the key is set. "campaign": the session is valid and the campaign is the caller's. "session": only the session.
 * "handler": nothing, because the handler asks api itself.
 */
type Rule = "campaign" | "session" | "handler";

type IdField = "campaignId" | "importId";

/**
 * The three ways in which a route gets the key of its campaign (`c.get("key")`). Each refuses another user's id. Each must come after
 * `requireCaller` and after the validation of the part that names the campaign.
 * @param apiOf returns the api service of a request
 */
export function tenancy<Env extends WorkerEnv>(apiOf: (c: Context<Env>) => Access) {
  const giveKey = (rule: Rule, part: Part, field: IdField, userPart: Part): MiddlewareHandler<Env> => {
    const handler: MiddlewareHandler<Env> = async (c, next) => {
      const caller = c.get("caller");
      refuseOtherUser(caller, validated(c, userPart));
      const campaignId = String(validated(c, part)[field]);
      if (rule !== "handler") await requireAccess(apiOf(c), caller, rule === "campaign" ? campaignId : null);
      c.set("key", { userId: caller.userId, campaignId });
      await next();
    };
    keyGivers.add(handler);
    return handler;
  };
  return {
    /** Sets the key if the campaign is the caller's. Otherwise ends the request with an error. */
    ownCampaign: (part: Part) => giveKey("campaign", part, "campaignId", part),
    /** Sets the key of a campaign that is being imported, so that api does not know it yet. Only the session is checked. */
    newCampaign: (part: Part, field: IdField) => giveKey("session", part, field, "json"),
    /**
     * Sets the key without asking api. Only for a handler that asks api itself and checks the access with the same call. A turn, for
     * example, loads its campaign in that call.
     */
    campaignCheckedByHandler: (part: Part) => giveKey("handler", part, "campaignId", part),
  };
}
