import { expect, it } from "vitest";

import { armorNamed } from "./armor.ts";
import { magicItemNamed, magicItems } from "./magic-items.ts";
import { weaponNamed } from "./weapons.ts";

it("makes a plus of every weapon and every armour", () => {
  expect(magicItemNamed("longsword-plus-1")).toMatchObject({
    name: "Longsword +1",
    effect: { weapon: "longsword", bonus: 1 },
  });
  expect(magicItemNamed("plate-armor-plus-3")).toMatchObject({
    rarity: "very-rare",
    effect: { armor: "plate-armor", bonus: 3 },
  });
  expect(magicItemNamed("shield-plus-2")?.effect).toEqual({ armor: "shield", bonus: 2 });
});

it("knows which items change a number, and by how much", () => {
  expect(magicItemNamed("ring-of-protection")).toMatchObject({ attunement: true, effect: { armorClass: 1, saves: 1 } });
  expect(magicItemNamed("belt-of-giant-strength-storm")?.effect.set).toEqual({ strength: 29 });
  expect(magicItemNamed("flame-tongue-greatsword")?.effect).toEqual({ weapon: "greatsword", damage: ["2d6", "fire"] });
  expect(magicItemNamed("potion-of-healing-superior")?.effect.heal).toBe("8d4+8");
  expect(magicItemNamed("sun-blade")?.effect).toMatchObject({ weapon: "longsword", bonus: 2, finesse: true });
});

it("asks for attunement where the rules do: armour of resistance, a weapon of warning", () => {
  expect(magicItemNamed("armor-of-resistance-chain-mail")?.attunement).toBe(true);
  expect(magicItemNamed("weapon-of-warning-club")?.attunement).toBe(true);
  expect(magicItemNamed("weapon-of-warning-club")?.name).toBe("Club of Warning");
});

it("has each item once, made of something that exists", () => {
  const items = magicItems();
  expect(items.length).toBeGreaterThan(750);
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  for (const { id, effect } of items) {
    if (effect.weapon) expect(weaponNamed(effect.weapon), id).toBeDefined();
    if (effect.armor) expect(armorNamed(effect.armor), id).toBeDefined();
  }
});
