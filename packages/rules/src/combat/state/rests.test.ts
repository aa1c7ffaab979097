import fc from "fast-check";
import { expect, it } from "vitest";

import { resources } from "../../sheet/resources.ts";
import { heroOf, scripted, seeded } from "../fighters.fake.ts";
import { interruptedRest, longRest, shortRest } from "./rests.ts";

it("a short rest heals by hit dice with Constitution, each at least 1", () => {
  const hero = heroOf("fighter", 3, { abilities: { constitution: 8 }, state: { hitPoints: 5 } });
  // 7 - 1 = 6 and 1 - 1 = 0, which counts as 1.
  const rested = shortRest(hero, { fighter: 2 }, scripted(7, 1));
  expect(rested.hero.state).toMatchObject({ hitPoints: 12, hitDiceSpent: { fighter: 2 } });
  expect(shortRest(rested.hero, { fighter: 2 }, scripted()).refused).toContain("1 hit dice");
});

it("a short rest gives back pact slots and what comes back so soon, and no more", () => {
  const warlock = heroOf("warlock", 2, { state: { pactSpent: 2, slotsSpent: [1] } });
  expect(shortRest(warlock, {}, scripted()).hero.state).toMatchObject({ pactSpent: 0, slotsSpent: [1] });
  const fighter = heroOf("fighter", 2, { state: { usesSpent: { "second-wind": 2, "action-surge": 1 } } });
  expect(shortRest(fighter, {}, scripted()).hero.state.usesSpent).toEqual({ "second-wind": 1, "action-surge": 0 });
});

it("a long rest gives back everything, one level of exhaustion, and a human's inspiration", () => {
  const hero = heroOf("fighter", 3, {
    state: { hitPoints: 1, temporary: 4, exhaustion: 2, hitDiceSpent: { fighter: 3 }, usesSpent: { "second-wind": 2 } },
  });
  expect(longRest(hero).hero.state).toMatchObject({
    hitPoints: 22,
    temporary: 0,
    exhaustion: 1,
    hitDiceSpent: {},
    usesSpent: {},
    inspiration: true,
  });
});

it("nobody rests at 0 hit points, and an interrupted long rest of an hour is a short one", () => {
  const down = heroOf("fighter", 3, { state: { hitPoints: 0, life: "stable" } });
  expect(longRest(down).refused).toBe("Mira needs at least 1 hit point to rest.");
  expect([interruptedRest("short", 0.5), interruptedRest("long", 0.5), interruptedRest("long", 1)]).toEqual([
    "nothing",
    "nothing",
    "short",
  ]);
});

it("whatever was spent, rests leave nothing below zero or above the most", () => {
  const spent = fc.record({
    hitPoints: fc.integer({ min: 1, max: 30 }),
    pactSpent: fc.nat(2),
    surge: fc.nat(1),
    dice: fc.nat(4),
    seed: fc.integer(),
  });
  fc.assert(
    fc.property(spent, ({ hitPoints, pactSpent, surge, dice, seed }) => {
      const hero = heroOf("fighter", 5, { state: { hitPoints, pactSpent, usesSpent: { "action-surge": surge } } });
      for (const { hero: one } of [shortRest(hero, { fighter: dice }, seeded(seed)), longRest(hero)]) {
        expect(one.state.hitPoints).toBeGreaterThanOrEqual(hitPoints);
        expect(one.state.hitPoints).toBeLessThanOrEqual(34);
        expect(Object.values(one.state.usesSpent).every((count) => count >= 0)).toBe(true);
        for (const each of resources(one)) expect(each.left).toBeLessThanOrEqual(each.most);
      }
    }),
  );
});
