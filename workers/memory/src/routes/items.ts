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
import { ownCampaign, ownMemory } from "./own-memory.ts";

const Param = z.object({ id });

/** /api/memory/items: the player views, pins, corrects and forgets memory items. */
export const itemRoutes = new Hono<AppEnv>()
  .get("/items", requireCaller, validate("query", MemoryItemsQuery), ownCampaign("query"), async (c) => {
    const { campaignId: _, userId: __, ...query } = c.req.valid("query");
    const answer: MemoryItemsAnswer = await ownMemory(c).queries().items(query);
    return c.json(answer);
  })
  .patch(
    "/items/:id",
    requireCaller,
    validate("param", Param),
    validate("json", ChangeMemoryItemRequest),
    ownCampaign("json"),
    async (c) => {
      const { campaignId: _, userId: __, ...change } = c.req.valid("json");
      const item = await ownMemory(c)
        .edits()
        .changeItem(c.req.valid("param").id, change satisfies ItemChange);
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
    ownCampaign("json"),
    async (c) => {
      if (!(await ownMemory(c).edits().forgetItem(c.req.valid("param").id))) throw notFound("Memory not found");
      return c.body(null, 204);
    },
  );
