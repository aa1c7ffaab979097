import type { Context, MiddlewareHandler } from "hono";

import type { ApiRpc, Caller } from "#contracts/rpc/api";
import { AppError, notAuthenticated, notFound } from "./errors.ts";
import type { WorkerEnv } from "./env.ts";
import { needed } from "./outage.ts";

/** Where a request may name its campaign and its user. The part was validated by the middleware before. */
type Part = "json" | "query" | "param";
type Access = Pick<ApiRpc, "access">;

const keyGivers = new WeakSet<object>();

/** Whether this handler of a route gives it the key of its campaign. For the test that finds routes without one. */
export const givesKey = (handler: object): boolean => keyGivers.has(handler);

const validated = (c: Context, part: Part): Readonly<Record<string, unknown>> => {
  const value: unknown = c.req.valid(part as never);
  if (typeof value === "object" && value !== null) return value as Readonly<Record<string, unknown>>;
  throw new Error(`Validate the ${part} of the request before its campaign is checked`);
};

/** @throws {AppError} not_authenticated where the session has ended, not_found where the named campaign is not the caller's. */
export async function requireAccess(api: Access, caller: Caller, campaignId: string | null): Promise<void> {
  const access = await needed(api.access(caller, campaignId));
  if (!access.ok) throw access.refusal === "session" ? notAuthenticated() : notFound("Campaign not found");
}

/** A request may name its user. It is refused where that is not the caller. */
export const sameUser =
  (part: Part): MiddlewareHandler<WorkerEnv> =>
  async (c, next) => {
    refuseOtherUser(c.get("caller"), validated(c, part));
    await next();
  };

function refuseOtherUser(caller: Caller, { userId }: Readonly<Record<string, unknown>>): void {
  if (userId !== undefined && userId !== caller.userId) throw new AppError("user_mismatch", "User ID mismatch");
}

/** Whether the session has to stand alone, the campaign to be the caller's too, or whether the handler asks api itself. */
type Rule = "campaign" | "session" | "handler";

type IdField = "campaignId" | "importId";

/**
 * The three ways in which a route gets the key of its campaign (`c.get("key")`). Each refuses another user's id, and all come after
 * `requireCaller` and after the validation of the part that names the campaign. `apiOf` gives the api service of a request.
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
    /** Gives the key of a campaign that is the caller's, or ends the request. */
    ownCampaign: (part: Part) => giveKey("campaign", part, "campaignId", part),
    /** Gives the key of a campaign that api does not know yet: one that is being imported. The session is checked. */
    newCampaign: (part: Part, field: IdField) => giveKey("session", part, field, "json"),
    /**
     * Gives the key without asking api. Only for a handler that asks api for more than the access, and is refused by it: a turn loads
     * the campaign with the same question.
     */
    campaignCheckedByHandler: (part: Part) => giveKey("handler", part, "campaignId", part),
  };
}
