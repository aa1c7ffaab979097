import { Hono } from "hono";

import { sha256 } from "#contracts/hex";
import { type AddLoreAnswer, AddLoreRequest, type LoreEntry } from "#contracts/http/lore";
import { requireCaller } from "#worker-kit/session";
import { validate } from "#worker-kit/validate";
import type { AppEnv } from "../env.ts";
import { ownCampaign, ownMemory } from "./own-memory.ts";

/** A key made from the entry's content, so that importing the same lorebook twice stores it once. */
const keyOf = async ({ name, content }: LoreEntry): Promise<string> => `lore:${await sha256(`${name}\n${content}`)}`;

/** POST /api/memory/lore: adds a lorebook from elsewhere to an existing campaign. */
export const loreRoutes = new Hono<AppEnv>().post(
  "/lore",
  requireCaller,
  validate("json", AddLoreRequest),
  ownCampaign("json"),
  async (c) => {
    const { entries } = c.req.valid("json");
    const keyed = await Promise.all(entries.map(async (entry) => ({ ...entry, key: await keyOf(entry) })));
    const answer: AddLoreAnswer = { added: await ownMemory(c).transfer().addLore(keyed) };
    return c.json(answer);
  },
);
