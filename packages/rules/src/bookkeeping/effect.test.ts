import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { Effect, HeroChange } from "#contracts/play/effects";
import { characterOf } from "../character/character-of.ts";
import { heroOf } from "../character/hero-of.ts";
import { tableSheet } from "../character/table-sheet.ts";
import { withExperience } from "../growth/experience.ts";
import type { Hero } from "../hero.ts";
import { gearItem } from "../sheet/blank-hero.ts";
import { withinBounds } from "../sheet/bounds.ts";
import { after, answers, effect, made, whyNot } from "./bookkeeping.fake.ts";
import { changeOf, countOf, heroAfter, heroWith } from "./index.ts";

describe("what a rule changed of a hero", () => {
  it("is only what differs, and gives the same hero again", () => {
    const hero = made("wizard", 3);
    const spent = after(hero, { type: "slots", level: 1, delta: -1 });
    const change = changeOf(hero, spent);
    expect(change).toEqual({ state: { slotsSpent: [1, 0] } });
    expect(z.parse(HeroChange, change)).toEqual(change);
    expect(heroWith(hero, z.parse(HeroChange, change))).toEqual(spent);
    expect(changeOf(hero, hero)).toBeNull();
  });

  it("can be that something is gone: concentration that ended, a list that is empty", () => {
    const wizard = made("wizard", 3);
    const holding: Hero = {
      ...wizard,
      state: { ...wizard.state, concentration: { spell: "web", slot: 2, rounds: 600 }, troubles: ["cursed"] },
    };
    const change = changeOf(holding, wizard);
    expect(change).toEqual({ state: { concentration: null, troubles: [] } });
    expect(heroWith(holding, z.parse(HeroChange, change)).state.concentration).toBeNull();
  });

  it("can be a whole level with its choices", () => {
    const hero = withExperience(made("fighter", 2), 900);
    const grown = after(hero, { type: "level_up", class: "fighter", answers: answers(hero, "fighter") });
    expect(grown.classes[0]?.level).toBe(3);
    expect(heroWith(hero, z.parse(HeroChange, changeOf(hero, grown)))).toEqual(grown);
  });

  it("never lifts a number above what the build gives", () => {
    const hero = made("fighter");
    expect(heroWith(hero, { state: { hitPoints: 999, slotsSpent: [4] } }).state).toMatchObject({
      hitPoints: hero.state.hitPoints,
      slotsSpent: [],
    });
  });
});

describe("effects of a story on a hero", () => {
  it("takes temporary hit points first, and lets a hero at none begin to die", () => {
    const hero = heroAfter(made("fighter"), effect(made("fighter"), { type: "temporary_hit_points", amount: 5 }));
    const hurt = heroAfter(hero, effect(hero, { type: "hit_points", delta: -7 }));
    expect(hurt.state).toMatchObject({ temporary: 0, hitPoints: hero.state.hitPoints - 2 });
    const down = heroAfter(hurt, effect(hero, { type: "hit_points", delta: -hurt.state.hitPoints }));
    expect(down.state).toMatchObject({ hitPoints: 0, life: "dying" });
    const stays = heroAfter(down, effect(hero, { type: "death_save", result: "critical_success" }));
    expect(stays.state).toMatchObject({ hitPoints: 1, life: "up" });
  });

  it("kills at once where the damage left over is as much as the most hit points", () => {
    const hero = made("wizard");
    const most = hero.state.hitPoints;
    expect(heroAfter(hero, effect(hero, { type: "hit_points", delta: -2 * most })).state.life).toBe("dead");
  });

  it("gives the dead no temporary hit points", () => {
    const hero = made("wizard");
    const dead = heroAfter(hero, effect(hero, { type: "hit_points", delta: -2 * hero.state.hitPoints }));
    expect(heroAfter(dead, effect(hero, { type: "temporary_hit_points", amount: 5 })).state.temporary).toBe(0);
  });

  it("keeps concentration through stored damage, since its save is an effect of its own", () => {
    const hero = made("wizard", 3);
    const holding = { ...hero, state: { ...hero.state, concentration: { spell: "web", slot: 2, rounds: 600 } } };
    expect(heroAfter(holding, effect(hero, { type: "hit_points", delta: -1 })).state.concentration).not.toBeNull();
    expect(heroAfter(holding, effect(hero, { type: "hit_points", delta: -50 })).state.concentration).toBeNull();
  });

  it("makes a thing of the tables of a name that the tables know, and the player's own of any other", () => {
    const hero = made("fighter");
    const richer = heroAfter(
      heroAfter(hero, effect(hero, { type: "item", name: "a potion of healing", delta: 2 })),
      effect(hero, { type: "item", name: "The Abbot's Key", delta: 1 }),
    );
    expect(richer.gear.find(({ item }) => item === "potion-of-healing")?.quantity).toBe(2);
    expect(richer.gear.find(({ name }) => name === "The Abbot's Key")?.item).toBeNull();
    expect(
      countOf(
        heroAfter(richer, effect(hero, { type: "item", name: "Potion of Healing", delta: -9 })),
        "potion of healing",
      ),
    ).toBe(0);
  });

  it("counts a bundle by its pieces, gained and lost", () => {
    const hero: Hero = { ...made("fighter"), gear: [] };
    const armed = heroAfter(hero, effect(hero, { type: "item", name: "Arrows (20)", delta: 2 }));
    expect([countOf(armed, "Arrows"), armed.gear.length]).toEqual([40, 1]);
    expect(countOf(armed, "Arrows (20)")).toBe(2);
    const more = heroAfter(armed, effect(hero, { type: "item", name: "arrows", delta: 1 }));
    expect([countOf(more, "Arrows"), more.gear.length]).toEqual([41, 1]);
    expect(countOf(heroAfter(more, effect(hero, { type: "item", name: "Arrows (20)", delta: -1 })), "Arrows")).toBe(21);
    const added = after(hero, { type: "add_item", item: "arrows-20", name: "Arrows (20)", quantity: 2 });
    expect(countOf(added, "Arrows")).toBe(40);
  });

  it("pays and earns gold in coins, never below none", () => {
    const hero = { ...made("fighter"), coins: 250 };
    expect(heroAfter(hero, effect(hero, { type: "gold", delta: 3 })).coins).toBe(550);
    expect(heroAfter(hero, effect(hero, { type: "gold", delta: -9 })).coins).toBe(0);
  });

  it("never lets hit points that were set by hand grow beyond what can be stored", () => {
    const huge: Hero = { ...made("fighter"), overrides: { hitPoints: 9_999 } };
    const grown = heroAfter(huge, effect(huge, { type: "level_up" }), "fixed");
    expect([grown.classes[0]?.level, grown.overrides.hitPoints]).toEqual([2, 9_999]);
    expect(grown.state.hitPoints).toBe(huge.state.hitPoints);
  });

  it("never counts more coins or experience than a stored hero can have", () => {
    const hero = made("fighter");
    const rich: Hero = { ...hero, coins: 999_999_999, state: { ...hero.state, experience: 9_999_999 } };
    expect(heroAfter(rich, effect(hero, { type: "gold", delta: 5 })).coins).toBe(1_000_000_000);
    expect(heroAfter(rich, effect(hero, { type: "experience", delta: 5 })).state.experience).toBe(10_000_000);
    const sold = after(
      { ...rich, gear: [gearItem("dagger", "dagger")] },
      { type: "sell", key: "dagger", quantity: 1 },
      { market: true },
    );
    expect(sold.coins).toBe(1_000_000_000);
  });

  it("spends slots and powers by the names that the sheet shows", () => {
    const bard = made("bard", 3);
    const spent = heroAfter(bard, effect(bard, { type: "resource", name: "Spell slots 2", delta: -1 }));
    expect(tableSheet(spent, false).resources).toContainEqual({
      name: "Spell slots 2",
      current: 1,
      max: 2,
      rest: "long",
    });
    const { name, current } = tableSheet(bard, false).resources.find(({ name: one }) => one === "Bardic Inspiration")!;
    const sung = heroAfter(bard, effect(bard, { type: "resource", name, delta: -1 }));
    expect(tableSheet(sung, false).resources.find((one) => one.name === name)?.current).toBe(current - 1);
  });

  it("keeps a condition that no rule knows in its own words, and counts exhaustion", () => {
    const hero = made("fighter");
    const worse = ["Cursed by the well", "poisoned", "exhausted", "Exhaustion"].reduce(
      (one, condition) => heroAfter(one, effect(hero, { type: "condition", condition, present: true })),
      hero,
    );
    expect(tableSheet(worse, false).conditions).toEqual(["Poisoned", "Exhaustion 2", "Cursed by the well"]);
    const better = heroAfter(
      worse,
      effect(hero, { type: "condition", condition: "cursed by the well", present: false }),
    );
    expect(tableSheet(better, false).conditions).toEqual(["Poisoned", "Exhaustion 2"]);
  });

  it("leaves the hit points of a spell that still works, through a wound and a short rest, and takes them when it ends", () => {
    const hero = made("fighter", 3);
    const most = hero.state.hitPoints;
    const ends = { kind: "rounds", left: 4_800 } as const;
    const aid = { id: "aid", source: null, ends, slot: 2, amount: 0, choice: null };
    const aided = heroWith(hero, { state: { hitPoints: most + 5, effects: [aid] } });
    expect(aided.state.hitPoints).toBe(most + 5);
    const hurt = heroAfter(aided, effect(hero, { type: "hit_points", delta: -1 }));
    expect(hurt.state.hitPoints).toBe(most + 4);
    const short = heroAfter(hurt, effect(hero, { type: "rest", rest: "short", hitDiceSpent: 0, healed: 0 }));
    expect(short.state.hitPoints).toBe(most + 4);
    const long = heroAfter(short, effect(hero, { type: "rest", rest: "long", hitDiceSpent: 0, healed: 0 }));
    expect([long.state.hitPoints, long.state.effects]).toEqual([most, []]);
  });

  it("restores all with a long rest, and what a short one gives", () => {
    const wizard = made("wizard", 3);
    const tired = after(after(wizard, { type: "slots", level: 2, delta: -2 }), { type: "hit_points", delta: -5 });
    const long = heroAfter(tired, effect(wizard, { type: "rest", rest: "long", hitDiceSpent: 0, healed: 0 }));
    expect(withinBounds(long)).toEqual(withinBounds(wizard));
    const short = heroAfter(tired, effect(wizard, { type: "rest", rest: "short", hitDiceSpent: 1, healed: 4 }));
    expect(short.state).toMatchObject({ hitDiceSpent: { wizard: 1 }, hitPoints: wizard.state.hitPoints - 1 });
  });

  it("stands as it was rolled, though the hero is exhausted now", () => {
    const whole = made("cleric");
    const down = heroAfter(whole, effect(whole, { type: "hit_points", delta: -whole.state.hitPoints }));
    const tired: Hero = { ...down, state: { ...down.state, exhaustion: 2 } };
    const saved = heroAfter(tired, effect(whole, { type: "death_save", result: "success" }));
    expect(saved.state.deathSaves).toEqual({ successes: 1, failures: 0 });
  });

  it("breaks concentration where a condition does, and leaves no empty word", () => {
    const wizard = made("wizard", 3);
    const holding = { ...wizard, state: { ...wizard.state, concentration: { spell: "web", slot: 2, rounds: 600 } } };
    const stunned = heroAfter(holding, effect(wizard, { type: "condition", condition: "Stunned", present: true }));
    expect(stunned.state.concentration).toBeNull();
    const same = heroAfter(wizard, effect(wizard, { type: "condition", condition: " ", present: true }));
    expect(tableSheet(same, false).conditions).toEqual([]);
  });

  it("neither makes nor takes anything where the count is none", () => {
    const hero = made("fighter");
    expect(heroAfter(hero, effect(hero, { type: "item", name: "Rope of sand", delta: 0 })).gear).toEqual(hero.gear);
  });

  it("never writes more lines or words on a sheet than can be stored, and no thing without a name", () => {
    const hero = made("fighter");
    const lines = Array.from({ length: 200 }, (_, at) => gearItem(`pebble-${at}`, `pebble ${at}`));
    const laden: Hero = { ...hero, gear: lines };
    expect(heroAfter(laden, effect(hero, { type: "item", name: "one more", delta: 1 })).gear).toHaveLength(200);
    expect(heroAfter(hero, effect(hero, { type: "item", name: " ", delta: 1 })).gear).toEqual(hero.gear);
    const words = Array.from({ length: 60 }, (_, at) => `grief ${at}`);
    const sad = { ...hero, state: { ...hero.state, troubles: words } };
    const { troubles } = heroAfter(sad, effect(hero, { type: "condition", condition: "lost", present: true })).state;
    expect([troubles?.length, troubles?.at(-1)]).toEqual([60, "lost"]);
  });

  it("is no effect on anybody else", () => {
    const hero = made("fighter");
    expect(heroAfter(hero, { type: "gold", characterId: "other", delta: 5, reason: "" })).toBe(hero);
  });
});

describe("levels", () => {
  it("are owed where there is something to choose, and taken at once where there is not", () => {
    const fighter = made("fighter", 1);
    expect(heroAfter(fighter, effect(fighter, { type: "experience", delta: 300 })).classes[0]?.level).toBe(2);
    expect(heroAfter(fighter, effect(fighter, { type: "experience", delta: 900 })).classes[0]?.level).toBe(2);
  });

  it("grow by themselves for a character who has no build, with the hit points that were typed", () => {
    const older = heroOf({
      ...characterOf(made("fighter")),
      build: null,
      id: "old",
      hp: { current: 30, max: 30 },
    });
    const grown = heroAfter(older, effect(older, { type: "experience", delta: 900 }), "fixed");
    expect(grown.classes[0]?.level).toBe(3);
    expect(tableSheet(grown, false).hp.max).toBeGreaterThan(40);
    expect(heroAfter(older, effect(older, { type: "level_up" }), "fixed").classes[0]?.level).toBe(2);
  });

  it("give a dwarf who has no build one hit point more, so that who is whole stays whole", () => {
    const dwarf: Hero = { ...made("fighter"), species: "dwarf" };
    const older = heroOf({ ...characterOf(dwarf), build: null, id: "old", hp: { current: 14, max: 14 } });
    const { hp } = tableSheet(heroAfter(older, effect(older, { type: "level_up" }), "fixed"), false);
    expect(hp).toMatchObject({ current: hp.max });
    const derived: Hero = { ...older, overrides: {} };
    const whole = withinBounds({ ...derived, state: { ...derived.state, hitPoints: 99 } });
    const grown = tableSheet(heroAfter(whole, effect(older, { type: "level_up" }), "fixed"), false);
    expect(grown.hp.current).toBe(grown.hp.max);
  });

  it("come at once in a class of the player's own, which asks for nothing", () => {
    const own: Hero = {
      ...made("fighter"),
      classes: [{ id: "Tidecaller", subclass: null, level: 1, hitPoints: [8] }],
      homebrew: [{ name: "Tidecaller", kind: "class", dice: null, text: "", uses: null }],
    };
    expect(heroAfter(own, effect(own, { type: "experience", delta: 300 })).classes[0]?.level).toBe(2);
    const owed = withExperience(own, 300);
    expect(after(owed, { type: "level_up", class: "Tidecaller", answers: {} }).classes[0]?.level).toBe(2);
  });

  it("cannot be taken before they are earned", () => {
    const hero = made("fighter");
    expect(whyNot(hero, { type: "level_up", class: "fighter", answers: {} })).toContain("not earned");
  });
});

describe("any story on any hero", () => {
  const reason = fc.constant("");
  const of = (id: string, more: Record<string, fc.Arbitrary<unknown>>) =>
    fc.record({ characterId: fc.constant(id), reason, ...more });
  const effectsOn = (id: string) =>
    fc.oneof(
      of(id, { type: fc.constant("hit_points"), delta: fc.integer({ min: -40, max: 40 }) }),
      of(id, { type: fc.constant("temporary_hit_points"), amount: fc.integer({ min: 0, max: 20 }) }),
      of(id, { type: fc.constant("gold"), delta: fc.integer({ min: -50, max: 50 }) }),
      of(id, { type: fc.constant("experience"), delta: fc.integer({ min: -500, max: 3_000 }) }),
      of(id, { type: fc.constant("level_up") }),
      of(id, {
        type: fc.constant("item"),
        name: fc.constantFrom("rope", "Dagger", "odd thing"),
        delta: fc.integer({ min: -3, max: 3 }),
      }),
      of(id, {
        type: fc.constant("resource"),
        name: fc.constantFrom("Spell slots 1", "Second Wind", "none"),
        delta: fc.integer({ min: -3, max: 3 }),
      }),
      of(id, {
        type: fc.constant("condition"),
        condition: fc.constantFrom("unconscious", "exhaustion", "poisoned", "lost", ""),
        present: fc.boolean(),
      }),
      of(id, {
        type: fc.constant("death_save"),
        result: fc.constantFrom("success", "failure", "critical_success", "critical_failure"),
      }),
      of(id, {
        type: fc.constant("rest"),
        rest: fc.constantFrom("short", "long"),
        hitDiceSpent: fc.integer({ min: 0, max: 3 }),
        healed: fc.integer({ min: 0, max: 20 }),
      }),
    );
  /** A spell that runs by rounds, one that a save ends, and concentration: what time and rests have to end without a roll. */
  const busy = (hero: Hero): Hero => ({
    ...hero,
    state: {
      ...hero.state,
      concentration: { spell: "bless", slot: 1, rounds: 10 },
      effects: [
        {
          id: "bless",
          source: hero.id,
          ends: { kind: "concentration", of: hero.id },
          slot: 1,
          amount: 0,
          choice: null,
        },
      ],
      conditions: [{ id: "frightened", source: null, ends: { kind: "save", ability: "wisdom", dc: 12 } }],
    },
  });

  it("never rolls, never fails, and keeps every number within its bounds and the contract", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("fighter", "wizard", "warlock"),
        fc.constantFrom("chosen" as const, "fixed" as const),
        fc.array(effectsOn("brenna"), { maxLength: 30 }),
        (classId, growth, effects) => {
          let hero = withinBounds(busy(made(classId, 2)));
          for (const one of effects) hero = heroAfter(hero, z.parse(Effect, one), growth);
          expect(withinBounds(hero)).toEqual(hero);
          const { hero: shown } = tableSheet(hero, false);
          expect(
            z.safeParse(HeroChange, { state: shown?.state, gear: shown?.gear, classes: shown?.classes }).success,
          ).toBe(true);
        },
      ),
      { numRuns: 100 },
    );
  });
});
