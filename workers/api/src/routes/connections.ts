import { Hono } from "hono";

import { type AddressFault, addressFault, cleanAddress } from "#contracts/connections/address";
import { CONNECTION_LIMITS, type ConnectionFields } from "#contracts/connections/connection";
import { type ConnectionsAnswer, SaveConnectionRequest } from "#contracts/http/connections";
import { AppError, notFound } from "#worker-kit/errors";
import { sameUser } from "#worker-kit/tenancy";
import { validate } from "#worker-kit/validate";
import { columnsOf, ownersView } from "../connections/records.ts";
import { siteGameMaster } from "../connections/site-game-master.ts";
import { addressRules } from "../connections/site-rules.ts";
import type { ApiHono } from "../env.ts";
import {
  addConnection,
  deleteConnection,
  findConnection,
  listConnections,
  replaceConnection,
} from "../store/connections.ts";
import { findChoice } from "../store/model-choices.ts";
import { tokensUsedBy } from "../store/usage.ts";
import { idParam } from "./params.ts";

const FAULTS: Readonly<Record<AddressFault, string>> = {
  not_an_address: "This is not the address of a model server",
  not_allowed: "This site does not allow models of your own",
  unknown_provider: "This site allows keys for the listed providers only, at their own addresses",
  needs_https: "The address must begin with https",
  not_public: "The address must be a public host name without a port",
};

/** The fields with a clean address. Refuses an address that the site does not allow. */
export function allowedFields(fields: ConnectionFields, env: ApiEnv): ConnectionFields {
  const address = cleanAddress(fields.address) ?? "";
  const fault = addressFault(address, fields.provider, addressRules(env));
  if (fault) throw new AppError("invalid_input", FAULTS[fault], { fault });
  return { ...fields, address };
}

export const connectionRoutes = new Hono<ApiHono>()
  .get("/", async (c) => {
    const { db, caller } = c.var;
    const [stored, { usual }, used] = await Promise.all([
      listConnections(db, caller),
      findChoice(db, caller, null),
      tokensUsedBy(db, caller),
    ]);
    return c.json({
      connections: await Promise.all(stored.map((one) => ownersView(one, c.env))),
      site: siteGameMaster(c.env, used),
      usual,
      ...addressRules(c.env),
    } satisfies ConnectionsAnswer);
  })
  .post("/", validate("json", SaveConnectionRequest), sameUser("json"), async (c) => {
    const { db, caller } = c.var;
    const fields = allowedFields(c.req.valid("json").connection, c.env);
    const id = crypto.randomUUID();
    const columns = await columnsOf(fields, { id, userId: caller.userId }, null, c.env);
    const added = await addConnection(db, caller, { id, ...columns });
    if (!added) {
      throw new AppError(
        "conflict",
        `You can have up to ${CONNECTION_LIMITS.perPlayer} connections. Delete one first.`,
      );
    }
    return c.json({ connection: await ownersView(added, c.env) }, 201);
  })
  .get("/:id", idParam, async (c) => {
    const found = await findConnection(c.var.db, c.var.caller, c.req.valid("param").id);
    if (!found) throw notFound("Connection not found");
    return c.json({ connection: await ownersView(found, c.env) });
  })
  .put("/:id", idParam, validate("json", SaveConnectionRequest), sameUser("json"), async (c) => {
    const { db, caller } = c.var;
    const before = await findConnection(db, caller, c.req.valid("param").id);
    if (!before) throw notFound("Connection not found");
    const fields = allowedFields(c.req.valid("json").connection, c.env);
    const changed = await replaceConnection(db, caller, before.id, await columnsOf(fields, before, before, c.env));
    if (!changed) throw notFound("Connection not found");
    return c.json({ connection: await ownersView(changed, c.env) });
  })
  .delete("/:id", idParam, async (c) => {
    const deleted = await deleteConnection(c.var.db, c.var.caller, c.req.valid("param").id);
    if (!deleted) throw notFound("Connection not found");
    return c.body(null, 204);
  });
