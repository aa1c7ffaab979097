import { describe, expect, it } from "vitest";

import type { AbilityScores } from "#contracts/entities/character";
import { armorClass } from "../sheet/armor-class.ts";
import { classLevel, heroLevel } from "../sheet/build.ts";
import { blankHero } from "../sheet/blank-hero.ts";
import { mostHitPoints } from "../sheet/vitality.ts";
import type { Answers } from "./choice.ts";
import { chooseCreation, chooseStep, createHero, creationChoices, type Own } from "./creation.ts";
import { grownAs } from "./grown-as.ts";

const SCORES: AbilityScores = {
  strength: 8,
  dexterity: 14,
  constitution: 12,
  intelligence: 10,
  wisdom: 13,
  charisma: 15,
};

function made(own: Own, answers: Answers = {}) {
  const result = createHero("h", "Ysolde", chooseCreation(answers, 5, "fitting", own), own);
  if (!result.ok) throw new Error(result.why.join("; "));
  return result.hero;
}

describe("a hero with something of the player's own", () => {
  it("has a species of a name alone, and everything else by the rules", () => {
    const hero = made({ species: "Selkie" }, { class: ["fighter"], background: ["soldier"] });
    expect(hero).toMatchObject({ species: "Selkie", background: "soldier" });
    expect(hero.gear.map(({ name }) => name)).toContain("Chain Mail");
    expect(armorClass(hero).value).toBeGreaterThanOrEqual(16);
  });

  it("has a background of its own that gives what those of the rules do: skills, a feat, scores and 50 gold pieces", () => {
    const hero = made({ background: "Whaler" }, { class: ["rogue"], "class-equipment": ["A"], species: ["orc"] });
    expect(hero.background).toBe("Whaler");
    expect(hero.feats).toHaveLength(1);
    expect(hero.coins).toBe(5_000 + 800);
    const asked = creationChoices({}, { background: "Whaler" }).find(({ id }) => id === "background-abilities");
    expect(asked?.options).toHaveLength(6);
  });

  it("has a class of its own with a d8, which the table knows as homebrew", () => {
    const hero = made({ class: "Tidecaller" }, { species: ["dwarf"], background: ["sage"] });
    expect(hero.classes).toEqual([{ id: "Tidecaller", subclass: null, level: 1, hitPoints: [8] }]);
    expect(hero.homebrew).toMatchObject([{ name: "Tidecaller", kind: "class" }]);
    expect(hero.state.hitPoints).toBe(mostHitPoints(hero).value);
    expect(hero.gear.map(({ name }) => name)).toContain("Quarterstaff");
  });

  it("has the scores that the table found, with those of the background", () => {
    const hero = made({ scores: SCORES }, { class: ["bard"], background: ["acolyte"], species: ["elf"] });
    const sum = Object.values(hero.abilities).reduce((all, one) => all + one, 0);
    expect(sum).toBe(Object.values(SCORES).reduce((all, one) => all + one, 0) + 3);
    expect(creationChoices({}, { scores: SCORES }).some(({ id }) => id === "scores")).toBe(false);
  });

  it("lets one step be chosen for the player, the same again by the same seed", () => {
    const own = { species: "Selkie" };
    const first = chooseStep({}, "background", 3, "fitting", own);
    expect(first["background"]).toHaveLength(1);
    expect(chooseStep({}, "background", 3, "fitting", own)).toEqual(first);
    expect(chooseStep({}, "species", 3, "fitting", own)).toEqual({});
  });
});

describe("a new hero of a higher level", () => {
  it("grows by the rules, class by class, and begins rested", () => {
    const hero = grownAs(
      made({}, { class: ["fighter"], background: ["soldier"], species: ["human"] }),
      [
        { id: "fighter", subclass: null, level: 3 },
        { id: "rogue", subclass: null, level: 1 },
      ],
      5,
    );
    expect([classLevel(hero, "fighter"), heroLevel(hero)]).toEqual([3, 4]);
    expect(hero.classes[0]?.subclass).toBe("champion");
    expect(hero.state).toMatchObject({ hitPoints: mostHitPoints(hero).value, experience: 2_700 });
  });

  it("takes a class that the rules would refuse, because the table may say so, and keeps a subclass of its own", () => {
    const clumsy = { ...made({}, { class: ["wizard"], species: ["gnome"], background: ["sage"] }) };
    const hero = grownAs(
      clumsy,
      [
        { id: "wizard", subclass: "Salt Mage", level: 1 },
        { id: "paladin", subclass: null, level: 2 },
        { id: "Tidecaller", subclass: null, level: 30 },
      ],
      5,
    );
    expect(hero.classes.map(({ id, level }) => [id, level])).toEqual([
      ["wizard", 1],
      ["paladin", 2],
      ["Tidecaller", 17],
    ]);
    expect(hero.classes[0]?.subclass).toBe("Salt Mage");
    expect(hero.classes.every(({ level, hitPoints }) => hitPoints.length === level)).toBe(true);
  });

  it("may begin without any class at all", () => {
    expect(grownAs(blankHero("h", "Nobody"), [], 1).classes).toEqual([]);
  });
});
