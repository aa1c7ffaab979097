import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { Effect } from "#contracts/play/effects";
import { gearItem, heroLevel } from "#rules/sheet";
import { miraOf } from "../../test/fixtures.ts";
import { allowedChange, NOTHING_GIVEN, type Pace } from "./ceilings.ts";
import { createTable } from "./table-rules.ts";
import { tableHero, type TableHero } from "./table-hero.ts";

/** Mira, a rogue of level 3 with 900 experience. */
const mira = tableHero(miraOf("u", "c"));
const BY_XP: Pace = { turn: 20, progression: "xp" };
const BY_MILESTONE: Pace = { turn: 20, progression: "standard" };

const effect = (more: object): Effect => ({ characterId: mira.hero.id, reason: "", ...more }) as Effect;
const allowed = (more: object, pace: Pace = BY_XP, one: TableHero = mira) =>
  allowedChange(effect(more), one, NOTHING_GIVEN, pace);
const owning = (more: Partial<TableHero["hero"]>): TableHero => ({ ...mira, hero: { ...mira.hero, ...more } });

describe("what a game master may give", () => {
  it("is at most one level's experience in a turn", () => {
    expect(allowed({ type: "experience", delta: 100 })).toMatchObject({ delta: 100 });
    expect(allowed({ type: "experience", delta: 9_999 })).toMatchObject({ delta: 1_800 });
  });

  it("comes in the campaign's own way: experience or milestones", () => {
    expect(allowed({ type: "experience", delta: 100 }, BY_MILESTONE)).toHaveProperty("why");
    expect(allowed({ type: "level_up" }, BY_XP)).toHaveProperty("why");
    expect(allowed({ type: "level_up" }, BY_MILESTONE)).toMatchObject({ type: "level_up" });
  });

  it("is no second level soon after the first", () => {
    const risen = { ...mira, levelTurn: 17 };
    expect(allowed({ type: "level_up" }, BY_MILESTONE, risen)).toHaveProperty("why");
    expect(allowed({ type: "level_up" }, { ...BY_MILESTONE, turn: 22 }, risen)).toMatchObject({ type: "level_up" });
  });

  it("is gold and magic that heroes of the level find", () => {
    expect(allowed({ type: "gold", delta: 200 })).toMatchObject({ delta: 200 });
    expect(allowed({ type: "gold", delta: 9_999 })).toMatchObject({ delta: 1_000 });
    expect(allowed({ type: "item", name: "Potion of Healing", delta: 1 })).toMatchObject({ delta: 1 });
    expect(allowed({ type: "item", name: "a brass key", delta: 1 })).toMatchObject({ delta: 1 });
    expect(allowed({ type: "item", name: "Vorpal Longsword", delta: 1 })).toHaveProperty("why");
  });
});

describe("what is not owned", () => {
  it("cannot be spent, and no more than there is", () => {
    expect(allowed({ type: "gold", delta: -5 })).toHaveProperty("why");
    expect(allowed({ type: "gold", delta: -5 }, BY_XP, owning({ coins: 300 }))).toMatchObject({ delta: -3 });
    expect(allowed({ type: "item", name: "rope", delta: -1 })).toHaveProperty("why");
    const roped = owning({ gear: [gearItem("rope", "rope", 2)] });
    expect(allowed({ type: "item", name: "Rope", delta: -5 }, BY_XP, roped)).toMatchObject({ delta: -2 });
    expect(allowed({ type: "resource", name: "Rage", delta: -1 })).toHaveProperty("why");
  });
});

describe("a game master who gives without measure", () => {
  it("never gives two levels in a turn, nor leaves a number below nothing", async () => {
    const amount = fc.integer({ min: -9_999, max: 9_999 });
    const change = fc.oneof(
      fc.record({ type: fc.constantFrom("experience", "gold", "hit_points"), delta: amount }),
      fc.constant({ type: "level_up" }),
      fc.record({
        type: fc.constant("item"),
        name: fc.constantFrom("rope", "Holy Avenger Longsword", "gem"),
        delta: amount,
      }),
      fc.record({ type: fc.constant("resource"), name: fc.constantFrom("Rage", "Spell slots 1"), delta: amount }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 20 }), fc.constantFrom(BY_XP, BY_MILESTONE), async (all, pace) => {
        const table = createTable([mira], () => 10, { rolled: () => {}, changed: () => {} }, pace);
        for (const one of all) await table.change(effect(one));
        const [sheet] = table.sheets();
        expect(sheet!.level).toBeLessThanOrEqual(heroLevel(mira.hero) + 1);
        expect(sheet!.gold).toBeGreaterThanOrEqual(0);
        expect(sheet!.gold).toBeLessThanOrEqual(1_000);
        expect(sheet!.experience).toBeGreaterThanOrEqual(0);
        expect(sheet!.inventory.every(({ quantity, name }) => quantity > 0 && name !== "Holy Avenger Longsword")).toBe(
          true,
        );
      }),
    );
  });
});
