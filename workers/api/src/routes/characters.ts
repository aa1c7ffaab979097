import { Hono } from "hono";

import { CreateCharacterRequest, UpdateCharacterRequest } from "#contracts/http/characters";
import { AppError, notFound } from "#worker-kit/errors";
import { sameUser } from "#worker-kit/tenancy";
import { validate } from "#worker-kit/validate";
import { campaignFull } from "../domain/edit-locks.ts";
import type { ApiHono } from "../env.ts";
import { addCharacter, changeCharacter, deleteCharacter, findCharacter, listCharacters } from "../store/characters.ts";
import { requireRoom } from "../store/require-room.ts";
import { charactersQuery, idParam } from "./params.ts";

export const characterRoutes = new Hono<ApiHono>()
  .get("/", charactersQuery, sameUser("query"), async (c) => {
    return c.json(await listCharacters(c.var.db, c.var.caller, c.req.valid("query")));
  })
  .post("/", validate("json", CreateCharacterRequest), sameUser("json"), async (c) => {
    const { userId: _, campaignId, ...fields } = c.req.valid("json");
    await requireRoom(c.var.db, c.var.caller, "characters");
    const { character, campaign } = await addCharacter(c.var.db, c.var.caller, campaignId, fields);
    if (!campaign) throw notFound("Campaign not found");
    if (!character) throw campaignFull(campaign.maxCharacters);
    return c.json({ character }, 201);
  })
  .get("/:id", idParam, async (c) => {
    const character = await findCharacter(c.var.db, c.var.caller, c.req.valid("param").id);
    if (!character) throw notFound("Character not found");
    return c.json({ character });
  })
  .patch("/:id", idParam, validate("json", UpdateCharacterRequest), sameUser("json"), async (c) => {
    const { userId: _, ...changes } = c.req.valid("json");
    await requireRoom(c.var.db, c.var.caller);
    const { character, changed } = await changeCharacter(c.var.db, c.var.caller, c.req.valid("param").id, changes);
    if (!character) throw notFound("Character not found");
    if (!changed) {
      throw new AppError("character_read_only", "This character is managed in D&D Beyond. Edit it there.");
    }
    return c.json({ character });
  })
  .delete("/:id", idParam, async (c) => {
    const deleted = await deleteCharacter(c.var.db, c.var.caller, c.req.valid("param").id);
    if (!deleted) throw notFound("Character not found");
    return c.body(null, 204);
  });
