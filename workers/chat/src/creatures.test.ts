import { env } from "cloudflare:workers";
import { expect, it } from "vitest";

import { creatureNamed, hasCreatures } from "#rules/tables";
import { haveCreatures, loadCreatures } from "./creatures.ts";

const notLoaded = () => false;

it("The creatures of the rules are read from the assets, and where they are missing it says so", async () => {
  const missing = { fetch: async () => new Response("", { status: 404 }) };
  await expect(loadCreatures(missing, notLoaded)).rejects.toThrow("cannot be read: status 404");
  await loadCreatures(env.ASSETS, notLoaded);
  expect(hasCreatures()).toBe(true);
  expect(creatureNamed("goblin-warrior")?.armorClass).toBe(15);
  expect(await haveCreatures(missing)).toBe(true);
});
