import { expect, it } from "vitest";

import { gearNamed } from "./gear.ts";
import { idOfName } from "./id-of-name.ts";
import { magicItemNamed } from "./magic-items.ts";
import { listedSpell } from "./spell-lists.ts";

it("makes an id of a name: small letters, hyphens, no other marks", () => {
  expect(idOfName("Alchemist's Fire")).toBe("alchemists-fire");
  expect(idOfName("Arrows (20)")).toBe("arrows-20");
  expect(idOfName("Arcane Focus, Crystal")).toBe("arcane-focus-crystal");
});

it("finds by such an id what stored heroes own and know", () => {
  expect(gearNamed("thieves-tools")?.name).toBe("Thieves' Tools");
  expect(listedSpell("blindnessdeafness")?.name).toBe("Blindness/Deafness");
  expect(magicItemNamed("bag-of-holding")?.name).toBe("Bag of Holding");
});

it("leaves the id of an item alone that is written in its row", () => {
  expect(magicItemNamed("ioun-stone-agility")?.name).toBe("Ioun Stone of Agility");
  expect(magicItemNamed("ioun-stone-of-agility")).toBeUndefined();
});
