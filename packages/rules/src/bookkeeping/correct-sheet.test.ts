import { describe, expect, it } from "vitest";

import { armorClass } from "../sheet/armor-class.ts";
import { levelsOwed } from "../growth/experience.ts";
import { heroLevel } from "../sheet/build.ts";
import { mostHitPoints } from "../sheet/vitality.ts";
import { characterOf } from "../character/character-of.ts";
import type { Hero } from "../hero.ts";
import { after, effect, made, whyNot } from "./bookkeeping.fake.ts";
import { heroAfter } from "./index.ts";

/** A wizard amid a story: hurt, with a slot spent, poisoned, and with more gold than at its start. */
const wizard = made("wizard", 3);
const played: Hero = {
  ...wizard,
  coins: 4_321,
  state: {
    ...wizard.state,
    hitPoints: 5,
    slotsSpent: [2],
    conditions: [{ id: "poisoned", source: null, ends: { kind: "cured" } }],
  },
};
const corrected = (hero: Hero, sheet: object, more: object = {}): Hero =>
  after(hero, { type: "correct", seen: "turn", sheet }, more);

describe("a correction of a sheet that plays", () => {
  it("sets what the player changed, and leaves what play has made", () => {
    const hero = corrected(played, { hp: { current: 9, max: characterOf(played).hp.max }, build: { coins: 100 } });
    expect(hero).toMatchObject({ coins: 100, state: { hitPoints: 9, slotsSpent: [2, 0] } });
    expect(hero.state.conditions).toEqual(played.state.conditions);
    expect(hero.gear).toEqual(played.gear);
  });

  it("sets a number by hand only where it is not what the rules derive", () => {
    const { armorClass: derived, hp, speed } = characterOf(played);
    const same = corrected(played, { armorClass: derived, hp, speed, skills: ["Arcana"] });
    expect(same.overrides).toEqual({});
    const hero = corrected(played, { armorClass: derived + 4 });
    expect(armorClass(hero).value).toBe(derived + 4);
    expect(armorClass(corrected(hero, { armorClass: derived })).value).toBe(derived);
  });

  it("takes levels away with their hit points and experience, and lets a higher one be owed with its choices", () => {
    const lower = corrected(played, { level: 1, classes: [{ name: "Wizard", subclass: "", level: 1 }] });
    expect([heroLevel(lower), levelsOwed(lower), lower.classes[0]?.hitPoints.length]).toEqual([1, 0, 1]);
    expect(mostHitPoints(lower).value).toBeLessThan(mostHitPoints(played).value);
    const higher = corrected(played, { level: 5, classes: [{ name: "Wizard", subclass: "", level: 5 }] });
    expect([heroLevel(higher), levelsOwed(higher)]).toEqual([3, 2]);
  });

  it("gives a hero who never chose the level at once", () => {
    const sheet = { level: 5, classes: [{ name: "Wizard", subclass: "", level: 5 }] };
    const hero = corrected(played, sheet, { fixedLevels: true });
    expect([heroLevel(hero), levelsOwed(hero), hero.classes[0]?.hitPoints.length]).toEqual([5, 0, 5]);
  });

  it("wakes who has fallen, even from death, and fells who has none left without killing", () => {
    const { max } = characterOf(played).hp;
    const dying = heroAfter(played, effect(played, { type: "hit_points", delta: -5 }));
    const dead = heroAfter(played, effect(played, { type: "hit_points", delta: -500 }));
    expect([dying.state.life, dead.state.life]).toEqual(["dying", "dead"]);
    for (const hero of [dying, dead]) {
      const up = corrected(hero, { hp: { current: 7, max } });
      expect(up.state).toMatchObject({ life: "up", hitPoints: 7, deathSaves: { successes: 0, failures: 0 } });
      expect(up.state.conditions.map(({ id }) => id)).not.toContain("unconscious");
    }
    expect(corrected(played, { hp: { current: 0, max } }).state).toMatchObject({ life: "stable", hitPoints: 0 });
  });

  it("knows a species and a background by name, and keeps the player's own", () => {
    const hero = corrected(played, { race: "Dwarf", background: "Other", customBackground: "Whaler" });
    expect(hero).toMatchObject({ species: "dwarf", background: "Whaler", name: played.name });
  });

  it("never leaves more than the sheet can have, and is refused if it says nothing new", () => {
    const hero = corrected(played, { hp: { current: 900, max: 12 } });
    expect(hero.state.hitPoints).toBe(12);
    expect(whyNot(played, { type: "correct", seen: "turn", sheet: {} })).toBe("That changes nothing.");
    expect(whyNot(played, { type: "correct", seen: "turn", sheet: { skills: [...played.skills] } })).toBe(
      "That changes nothing.",
    );
  });
});
