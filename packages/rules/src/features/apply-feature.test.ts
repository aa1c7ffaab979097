import { describe, expect, it } from "vitest";

import type { Dice } from "../dice.ts";
import { quickHero } from "../growth/quick-hero.ts";
import { heroCombatant } from "../sheet/combatants.ts";
import { resources } from "../sheet/resources.ts";
import { CLASS_TABLE } from "../tables/classes.ts";
import { applyFeature } from "./apply-feature.ts";

const threes: Dice = { roll: (sides) => Math.min(sides, 3) };

const made = (classId: string, level: number) => {
  const result = quickHero({ id: classId, name: classId, seed: 7, level, answers: { class: [classId] } });
  if (!result.ok) throw new Error(result.why.join("; "));
  return heroCombatant(result.hero);
};

describe("a feature used from the sheet", () => {
  it.each(CLASS_TABLE.map(({ id }) => id))(
    "whatever a %s of level 5 counts can be used, or says why not, and never falls below nothing",
    (classId) => {
      const hero = made(classId, 5);
      for (const { id, left } of resources(hero.hero!)) {
        const { combatants, events } = applyFeature(
          [hero, { ...hero, id: "friend", name: "Friend" }],
          { who: hero.id, feature: id, targets: ["friend"], amount: 1, inFight: false },
          threes,
        );
        const after = resources({ ...hero.hero!, state: combatants[0]!.state }).find((one) => one.id === id);
        expect(after?.left).toBeGreaterThanOrEqual(0);
        expect(after?.left).toBeLessThanOrEqual(left);
        expect(events.length).toBeGreaterThan(0);
      }
    },
  );

  it("ends a rage that has begun, and begins it otherwise", () => {
    const hero = made("barbarian", 3);
    const rage = { who: hero.id, feature: "rage", targets: [], inFight: true };
    const begun = applyFeature([hero], rage, threes).combatants;
    expect(begun[0]?.state.effects?.map(({ id }) => id)).toEqual(["rage"]);
    expect(applyFeature(begun, rage, threes).combatants[0]?.state.effects).toEqual([]);
  });

  it("turns a divinity into healing for a friend and into light for a foe", () => {
    const hero = { ...made("cleric", 2), state: { ...made("cleric", 2).state, hitPoints: 2 } };
    const foe = { ...made("fighter", 1), id: "foe", side: "foes" as const };
    const use = (on: string) =>
      applyFeature([hero, foe], { who: hero.id, feature: "channel-divinity", targets: [on], inFight: true }, threes);
    expect(use(hero.id).events.some(({ type }) => type === "healing")).toBe(true);
    expect(use("foe").events.some(({ type }) => type === "save")).toBe(true);
  });

  it("is refused for who does not have it", () => {
    const hero = made("wizard", 3);
    const { events } = applyFeature(
      [hero],
      { who: hero.id, feature: "second-wind", targets: [], inFight: true },
      threes,
    );
    expect(events).toMatchObject([{ type: "refused" }]);
  });
});
