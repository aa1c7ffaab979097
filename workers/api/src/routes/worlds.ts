import { Hono } from "hono";

import { CreateWorldRequest, DeleteWorldRequest, UpdateWorldRequest } from "#contracts/http/worlds";
import { isPresent } from "#contracts/non-blank";
import { notFound } from "#worker-kit/errors";
import { sameUser } from "#worker-kit/tenancy";
import { validate, validateOptionalJson } from "#worker-kit/validate";
import { describeWorld } from "../domain/describe.ts";
import { worldKept, worldLocked } from "../domain/edit-locks.ts";
import type { ApiHono } from "../env.ts";
import { requireRoom } from "../store/require-room.ts";
import { addWorld, changeWorld, deleteWorld, findWorld, listWorlds } from "../store/worlds.ts";
import { idParam, worldsQuery } from "./params.ts";

export const worldRoutes = new Hono<ApiHono>()
  .get("/", worldsQuery, sameUser("query"), async (c) => {
    return c.json(await listWorlds(c.var.db, c.var.caller, c.req.valid("query").cursor));
  })
  .post("/", validate("json", CreateWorldRequest), sameUser("json"), async (c) => {
    const { userId: _, ...wish } = c.req.valid("json");
    const { caller, db, builder } = c.var;

    const { genres, magicLevel, additionalDetails, setting = "" } = wish;
    await requireRoom(db, caller, "worlds");
    const own = isPresent(wish.description) ? wish.description : null;
    const built = own && isPresent(wish.name) ? null : await describeWorld(builder, wish);
    const world = await addWorld(db, caller, {
      name: built?.name ?? wish.name,
      description: own ?? built?.description ?? "",
      aiGeneratedDescription: own ? "" : (built?.description ?? ""),
      genres,
      magicLevel,
      additionalDetails,
      worldPrompts: { genres, magicLevel, additionalDetails },
      setting,
    });
    return c.json({ world }, 201);
  })
  .get("/:id", idParam, async (c) => {
    const world = await findWorld(c.var.db, c.var.caller, c.req.valid("param").id);
    if (!world) throw notFound("World not found");
    return c.json({ world });
  })
  .get("/:id/info", idParam, async (c) => {
    const world = await findWorld(c.var.db, c.var.caller, c.req.valid("param").id);
    if (!world) throw notFound("World not found");
    return c.json({ world });
  })
  .patch("/:id", idParam, validate("json", UpdateWorldRequest), sameUser("json"), async (c) => {
    const { userId: _, ...changes } = c.req.valid("json");
    await requireRoom(c.var.db, c.var.caller);
    const { world, changed } = await changeWorld(c.var.db, c.var.caller, c.req.valid("param").id, changes);
    if (!world) throw notFound("World not found");
    if (!changed) throw worldLocked(world.campaignCount);
    return c.json({ world });
  })
  .delete("/:id", idParam, validateOptionalJson(DeleteWorldRequest), sameUser("json"), async (c) => {
    const { preserveCampaignData } = c.req.valid("json");
    const { id } = c.req.valid("param");
    const { world, deleted } = await deleteWorld(c.var.db, c.var.caller, id, preserveCampaignData);
    if (!world) throw notFound("World not found");
    if (!deleted) throw worldKept(world.campaignCount);
    return c.body(null, 204);
  });
