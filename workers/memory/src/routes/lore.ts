import { Hono } from "hono";

import { type AddLoreAnswer, AddLoreRequest, type LoreEntry } from "#contracts/http/lore";
import { requireCaller } from "#worker-kit/session";
import { validate } from "#worker-kit/validate";
import type { AppEnv } from "../env.ts";
import { ownCampaign, ownMemory } from "./own-memory.ts";

/** By what it says, so that a lorebook that is brought in twice is remembered once. */
async function keyOf({ name, content }: LoreEntry): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${name}\n${content}`));
  const digits = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0"));
  return `lore:${digits.join("")}`;
}

/** POST /api/memory/lore: a lorebook of others, for a campaign that is there already. */
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
