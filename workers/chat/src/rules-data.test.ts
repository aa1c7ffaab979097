import { env } from "cloudflare:workers";
import { expect, it } from "vitest";

import { spellNamed } from "#rules/spells";
import { creatureNamed } from "#rules/tables";
import { hasRulesData, haveRulesData, loadRulesData } from "./rules-data.ts";

const notLoaded = () => false;

it("The creatures and spells of the rules are read from the assets, and where they are missing it says so", async () => {
  const missing = { fetch: async () => new Response("", { status: 404 }) };
  await expect(loadRulesData(missing, notLoaded)).rejects.toThrow("cannot be read: status 404");
  await loadRulesData(env.ASSETS, notLoaded);
  expect(hasRulesData()).toBe(true);
  expect(creatureNamed("goblin-warrior")?.armorClass).toBe(15);
  expect(spellNamed("fire-bolt")?.level).toBe(0);
  expect(await haveRulesData(missing)).toBe(true);
});
