import { Hono } from "hono";
import * as z from "zod/mini";

import {
  ChangeMemoryItemRequest,
  ForgetMemoryItemRequest,
  type MemoryItemAnswer,
  type MemoryItemsAnswer,
  MemoryItemsQuery,
} from "#contracts/http/memory-items";
import { id } from "#contracts/text";
import { notFound } from "#worker-kit/errors";
import { requireCaller } from "#worker-kit/session";
import { validate } from "#worker-kit/validate";
import type { AppEnv } from "../env.ts";
import type { ItemChange } from "../ports.ts";
import { ownMemory } from "./own-memory.ts";

const Param = z.object({ id });

/** /api/memory/items: the player looks at what is remembered, pins, corrects and forgets it. */
export const itemRoutes = new Hono<AppEnv>()
  .get("/items", requireCaller, validate("query", MemoryItemsQuery), async (c) => {
    const { campaignId, userId, ...query } = c.req.valid("query");
    const memory = await ownMemory(c, { campaignId, userId });
    const answer: MemoryItemsAnswer = await memory.queries().items(query);
    return c.json(answer);
  })
  .patch(
    "/items/:id",
    requireCaller,
    validate("param", Param),
    validate("json", ChangeMemoryItemRequest),
    async (c) => {
      const { campaignId, userId, ...change } = c.req.valid("json");
      const memory = await ownMemory(c, { campaignId, userId });
      const item = await memory.edits().changeItem(c.req.valid("param").id, change satisfies ItemChange);
      if (!item) throw notFound("Memory not found");
      const answer: MemoryItemAnswer = { item };
      return c.json(answer);
    },
  )
  .delete(
    "/items/:id",
    requireCaller,
    validate("param", Param),
    validate("json", ForgetMemoryItemRequest),
    async (c) => {
      const memory = await ownMemory(c, c.req.valid("json"));
      if (!(await memory.edits().forgetItem(c.req.valid("param").id))) throw notFound("Memory not found");
      return c.body(null, 204);
    },
  );
