import { env } from "cloudflare:workers";
import { expect, it } from "vitest";

import { spellNamed } from "#rules/spells";
import { creatureNamed, gearNamed, listedSpell, magicItemNamed } from "#rules/tables";
import { hasRulesData, haveRulesData, loadRulesData } from "./rules-data.ts";

const notLoaded = () => false;

it("The creatures, spells, magic items and gear of the rules are read from the assets, and where they are missing it says so", async () => {
  const missing = { fetch: async () => new Response("", { status: 404 }) };
  await expect(loadRulesData(missing, notLoaded)).rejects.toThrow("cannot be read: status 404");
  await loadRulesData(env.ASSETS, notLoaded);
  expect(hasRulesData()).toBe(true);
  expect(creatureNamed("goblin-warrior")?.armorClass).toBe(15);
  expect(spellNamed("fire-bolt")?.level).toBe(0);
  expect(listedSpell("fire-bolt")?.classes).toContain("wizard");
  expect(magicItemNamed("longsword-plus-1")?.effect.bonus).toBe(1);
  expect(gearNamed("backpack")?.kind).toBe("gear");
  expect(await haveRulesData(missing)).toBe(true);
});
