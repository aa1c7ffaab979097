import { Hono } from "hono";

import { GenerateWorldRequest, type GeneratedWorldAnswer } from "#contracts/http/worlds";
import { isPresent } from "#contracts/non-blank";
import { notFound } from "#worker-kit/errors";
import { sameUser } from "#worker-kit/tenancy";
import { validate } from "#worker-kit/validate";
import { describeWorld } from "../domain/describe.ts";
import { worldLocked } from "../domain/edit-locks.ts";
import type { ApiHono } from "../env.ts";
import { requireRoom } from "../store/require-room.ts";
import { addWorld, changeWorld, findWorld } from "../store/worlds.ts";
import { idParam } from "./params.ts";

const answerOf = (
  world: { id: string } & Omit<GeneratedWorldAnswer, "worldId" | "source">,
  source: GeneratedWorldAnswer["source"],
): GeneratedWorldAnswer => ({
  worldId: world.id,
  name: world.name,
  description: world.description,
  aiGeneratedDescription: world.aiGeneratedDescription,
  source,
});

/** POST /api/worlds/:id/generate-description. The id `new` creates the world. Any other id gets a new description. */
export const worldDescriptionRoutes = new Hono<ApiHono>().post(
  "/:id/generate-description",
  idParam,
  validate("json", GenerateWorldRequest),
  sameUser("json"),
  async (c) => {
    const { id } = c.req.valid("param");
    const { userId: _, ...wish } = c.req.valid("json");
    const { caller, db, builder } = c.var;

    const before = id === "new" ? null : await findWorld(db, caller, id);
    if (id !== "new" && !before) throw notFound("World not found");
    if (before && before.campaignCount > 0) throw worldLocked(before.campaignCount);

    await requireRoom(db, caller, before ? undefined : "worlds");
    const { genres, magicLevel, additionalDetails, setting = before?.setting ?? "" } = wish;
    const { name, description, source } = await describeWorld(builder, {
      ...wish,
      setting,
      name: isPresent(wish.name) ? wish.name : (before?.name ?? ""),
    });
    const fields = {
      name,
      genres,
      magicLevel,
      additionalDetails,
      description,
      aiGeneratedDescription: description,
      worldPrompts: { genres, magicLevel, additionalDetails },
      setting,
    };
    if (!before) return c.json(answerOf(await addWorld(db, caller, fields), source), 201);

    const { world, changed } = await changeWorld(db, caller, id, fields);
    if (!world) throw notFound("World not found");
    if (!changed) throw worldLocked(world.campaignCount);
    return c.json(answerOf(world, source));
  },
);
