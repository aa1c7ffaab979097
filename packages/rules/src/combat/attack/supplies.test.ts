import fc from "fast-check";
import { expect, it } from "vitest";

import { gearItem } from "../../sheet/blank-hero.ts";
import { mostSlots } from "../../sheet/spellcasting.ts";
import { attack } from "./attack.ts";
import { find } from "../fight.ts";
import { fighting, foe, scripted, seeded, sword } from "../fighters.fake.ts";
import { divineSmite } from "./riders.ts";
import { strike } from "./strike.ts";
import { beginFight } from "../turn/turns.ts";

const begun = (...gear: readonly ReturnType<typeof gearItem>[]) => {
  const hero = fighting("fighter", 11, { abilities: { dexterity: 16, strength: 16 }, gear });
  return { hero, fight: beginFight([hero, foe("foe", { maxHitPoints: 200 })], {}, scripted(20, 1)).fight };
};

it("a bow takes an arrow for each shot, and none is left for the third", () => {
  const bow = gearItem("bow", "longbow", 1, { wielded: "both" });
  const { hero, fight } = begun(bow, gearItem("arrows", "arrows-20", 2));
  const option = hero.attacks[0]!;
  const first = strike(fight, "hero", "foe", { option }, scripted(2));
  expect(first.events).toContainEqual({ type: "spent", by: "hero", what: "arrows", amount: 1 });
  const second = strike(first.fight, "hero", "foe", { option }, scripted(2));
  expect(find(second.fight, "hero")?.hero?.gear.find(({ key }) => key === "arrows")?.quantity).toBe(0);
  const third = strike(second.fight, "hero", "foe", { option }, scripted());
  expect(third.refused).toBe("Mira has nothing left to shoot with Longbow.");
  expect(find(third.fight, "hero")?.turn.attacks).toBe(1);
});

it("a thrown weapon is gone for the fight, the next one is drawn with the attack", () => {
  const { hero, fight } = begun(gearItem("javelins", "javelin", 2, { wielded: "main" }));
  const option = hero.attacks[0]!;
  const first = strike(fight, "hero", "foe", { option }, scripted(2));
  const second = strike(first.fight, "hero", "foe", { option }, scripted(2));
  expect(second.refused).toBeUndefined();
  expect(strike(second.fight, "hero", "foe", { option, moveIn: true }, scripted()).refused).toBe(
    "Mira has thrown Javelin away.",
  );
});

it("slots for smites are never spent beyond the most", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 12 }), fc.integer(), (levels, seed) => {
      const dice = seeded(seed);
      let paladin = fighting("paladin", 5, { abilities: { strength: 16 } });
      const most = mostSlots(paladin.hero!);
      for (const level of levels) {
        const target = foe("foe", { maxHitPoints: 500 });
        const fresh = { ...paladin, turn: { ...paladin.turn, bonusAction: true, used: [] } };
        const request = { option: sword, distance: 5, riders: [divineSmite(level, target)] };
        paladin = attack(fresh, target, request, dice).attacker;
        paladin.state.slotsSpent.forEach((spent, at) => {
          expect(spent).toBeLessThanOrEqual(most[at] ?? 0);
        });
      }
    }),
  );
});
