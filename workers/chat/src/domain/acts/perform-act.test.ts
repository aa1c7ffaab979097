import { describe, expect, it } from "vitest";

import type { HeroAct } from "#contracts/play/hero-act";
import type { Encounter } from "#contracts/story/state";
import type { Dice } from "#rules/dice";
import { encounterOf } from "#rules/encounters";
import { quickHero } from "#rules/growth";
import type { Hero } from "#rules/hero";
import { gearItem, heroCombatant } from "#rules/sheet";
import { eventsInWords, namesOf } from "./events-in-words.ts";
import { performAct } from "./perform-act.ts";

const falling = (...values: number[]): Dice => ({ roll: (sides) => Math.min(sides, values.shift() ?? 1) });

function made(classId: string, level = 3, more: Partial<Hero> = {}): Hero {
  const result = quickHero({ id: classId, name: classId, seed: 7, level, answers: { class: [classId] } });
  if (!result.ok) throw new Error(result.why.join("; "));
  return { ...result.hero, ...more };
}

const GOBLIN: Encounter = {
  round: 1,
  order: ["Snag"],
  combatants: [
    { name: "Snag", side: "foe", armorClass: 13, hp: { current: 12, max: 12 }, conditions: ["sullen"], attacks: [] },
  ],
};

const perform = (hero: Hero, act: object, encounter: Encounter | null = null, ...faces: number[]) =>
  performAct(
    { characterId: hero.id, ...act } as HeroAct,
    { encounter, cast: [], party: [heroCombatant(hero)] },
    falling(...faces),
  );

function done(hero: Hero, act: object, encounter: Encounter | null = null, ...faces: number[]) {
  const outcome = perform(hero, act, encounter, ...faces);
  if (!outcome.ok) throw new Error(outcome.why);
  const { combatants, events } = outcome;
  return {
    hero: combatants.find(({ id }) => id === hero.id)!,
    lines: eventsInWords(events, namesOf(combatants)),
    encounter: outcome.fight && encounterOf({ ...outcome.fight.fight, outcome: null }, {}),
  };
}

const foeIn = ({ encounter }: { readonly encounter: Encounter | null }) =>
  encounter?.combatants.find(({ side }) => side === "foe");

const whyNot = (hero: Hero, act: object, encounter: Encounter | null = null): string => {
  const outcome = perform(hero, act, encounter);
  return outcome.ok ? "done" : outcome.why;
};

const fighter = made("fighter", 5, { masteries: [] });
const weapon = heroCombatant(fighter).attacks[0]!;

describe("an attack from the sheet", () => {
  it("is all the blows of the hero's action, and the foe has what they leave", () => {
    const strike = { type: "attack", option: weapon.id, target: "snag" };
    const missed = done(fighter, strike, GOBLIN, 2, 2);
    // Two blows of the fighter, and the foe's answer.
    expect(missed.lines.filter((line) => line.includes("misses"))).toHaveLength(3);
    expect(foeIn(missed)?.hp.current).toBe(12);
    const hit = done(fighter, strike, GOBLIN, 18, 3, 2);
    expect(hit.lines[0]).toMatch(/hits Snag/u);
    expect(foeIn(hit)?.hp.current).toBeLessThan(12);
    expect(foeIn(hit)?.conditions).toContain("sullen");
  });

  it("stops when the foe is down", () => {
    const weak = { ...GOBLIN, combatants: [{ ...GOBLIN.combatants[0]!, hp: { current: 1, max: 12 } }] };
    const struck = done(fighter, { type: "attack", option: weapon.id, target: "Snag" }, weak, 19, 8);
    expect(foeIn(struck)?.hp.current).toBe(0);
    expect(struck.lines.filter((line) => line.includes("hits"))).toHaveLength(1);
  });

  it("spends an arrow, and is refused without one", () => {
    const bow = gearItem("bow", "longbow", 1, { wielded: "both" });
    const archer = { ...fighter, gear: [bow, gearItem("arrows", "arrows-20", 1)] };
    const shot = { type: "attack", option: "bow", target: "Snag" };
    const after = done({ ...archer, classes: made("fighter", 1).classes }, shot, GOBLIN, 2).hero.hero?.gear;
    expect(after?.find(({ key }) => key === "arrows")?.quantity ?? 0).toBeLessThan(1);
    expect(whyNot({ ...fighter, gear: [bow] }, shot, GOBLIN)).toContain("nothing left to shoot");
  });

  it("is refused where there is no such foe, no such weapon, or nobody to strike", () => {
    expect(whyNot(fighter, { type: "attack", option: weapon.id, target: "the Moon" }, GOBLIN)).toContain("no fight");
    expect(whyNot(fighter, { type: "attack", option: "excalibur", target: "Snag" }, GOBLIN)).toContain("in hand");
    expect(whyNot(fighter, { type: "attack", option: weapon.id, target: "Snag" })).toContain("no fight");
  });
});

describe("a spell from the sheet", () => {
  const cleric = made("cleric", 3);
  const known = cleric.spells.find(({ id }) => id === "cure-wounds") ?? { ...cleric.spells[0]!, id: "cure-wounds" };
  const healer: Hero = {
    ...cleric,
    spells: [...cleric.spells.filter(({ id }) => id !== "cure-wounds"), { ...known, prepared: true }],
    state: { ...cleric.state, hitPoints: 3 },
  };

  it("spends its slot, heals, and says so", () => {
    const { hero, lines } = done(
      healer,
      { type: "cast", spell: "cure-wounds", slot: 1, ritual: false, targets: [healer.name] },
      null,
      5,
      4,
    );
    expect(hero.state.hitPoints).toBeGreaterThan(3);
    expect(hero.state.slotsSpent[0]).toBe(1);
    expect(lines.join(" ")).toContain(`${healer.name} regains`);
  });

  it("is refused without a slot, and if it is not known", () => {
    const spent = { ...healer, state: { ...healer.state, slotsSpent: [9, 9] } };
    const cure = { type: "cast", spell: "cure-wounds", slot: 1, ritual: false, targets: [healer.name] };
    expect(whyNot(spent, cure)).not.toBe("done");
    expect(whyNot(healer, { ...cure, spell: "wish", slot: 9 })).not.toBe("done");
    expect(whyNot(healer, { ...cure, spell: "no-such-spell" })).not.toBe("done");
  });

  it("may be cast on somebody who is in no fight, and then only the words tell what happened", () => {
    const sparkling = { ...healer, spells: [...healer.spells, { ...known, id: "sacred-flame", prepared: true }] };
    const flame = { type: "cast", spell: "sacred-flame", slot: 0, ritual: false, targets: ["the scarecrow"] };
    const { lines, encounter } = done(sparkling, flame, null, 1, 6);
    expect(lines.join(" ")).toContain("the scarecrow");
    expect(encounter).toBeNull();
  });
});

describe("features and things from the sheet", () => {
  it("spend what they cost and work", () => {
    const tired = { ...fighter, state: { ...fighter.state, hitPoints: 5 } };
    const winded = done(tired, { type: "feature", feature: "second-wind", targets: [] }, null, 7);
    expect(winded.hero.state.hitPoints).toBe(5 + 7 + 5);
    expect(winded.hero.state.usesSpent["second-wind"]).toBe(1);
    const potion = { ...tired, gear: [gearItem("p", "potion-of-healing", 1)] };
    const drunk = done(potion, { type: "item", key: "p", target: null }, null, 2, 3);
    expect(drunk.hero.state.hitPoints).toBe(5 + 5 + 2);
    expect(drunk.hero.hero?.gear).toEqual([]);
  });

  it("are refused where nothing is left, nobody has them, or nobody can act", () => {
    expect(whyNot(fighter, { type: "feature", feature: "rage", targets: [] })).not.toBe("done");
    expect(whyNot(fighter, { type: "item", key: "nothing", target: null })).not.toBe("done");
    const down = { ...fighter, state: { ...fighter.state, hitPoints: 0, life: "dying" } } as const;
    expect(whyNot(down, { type: "feature", feature: "second-wind", targets: [] })).not.toBe("done");
  });
});
