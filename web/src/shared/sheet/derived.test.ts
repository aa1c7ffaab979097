import { describe, expect, it } from "vitest";

import { hitDiceOf, initiativeOf, passivePerceptionOf, savesOf, skillsOf } from "./derived.ts";

const ranger = {
  level: 5,
  classes: [
    { name: "Ranger", subclass: "", level: 3 },
    { name: "Cleric", subclass: "", level: 2 },
  ],
  abilityScores: { strength: 12, dexterity: 17, constitution: 14, intelligence: 8, wisdom: 15, charisma: 10 },
  skills: ["perception", "Stealth", "Bell Ringing"],
};

describe("what follows from a sheet", () => {
  it("are saves that the first class has trained", () => {
    expect(savesOf(ranger).map(({ adds, proficient }) => [adds, proficient])).toEqual([
      [4, true],
      [6, true],
      [2, false],
      [-1, false],
      [2, false],
      [0, false],
    ]);
  });

  it("are all eighteen skills, and one's own after them", () => {
    const skills = skillsOf(ranger);
    expect(skills).toHaveLength(19);
    const of = (name: string) => skills.find((skill) => skill.name === name);
    expect(of("Stealth")).toEqual({ name: "Stealth", ability: "dexterity", proficient: true, adds: 6 });
    expect(of("Athletics")).toMatchObject({ proficient: false, adds: 1 });
    expect(of("Bell Ringing")).toEqual({ name: "Bell Ringing", ability: null, proficient: true, adds: 3 });
  });

  it("is what one notices without looking, and how soon one acts", () => {
    expect(passivePerceptionOf(ranger)).toBe(15);
    expect(passivePerceptionOf({ ...ranger, skills: [] })).toBe(12);
    expect(initiativeOf(ranger)).toBe(3);
  });

  it("are the hit dice of each class, like dice together", () => {
    expect(hitDiceOf(ranger)).toBe("3d10 + 2d8");
    const [first] = ranger.classes;
    expect(hitDiceOf({ level: 4, classes: [{ name: "Lamp Keeper", subclass: "", level: 4 }] })).toBe("4d8");
    expect(hitDiceOf({ level: 6, classes: first ? [first, { ...first, name: "Fighter" }] : [] })).toBe("6d10");
    expect(hitDiceOf({ level: 2, classes: [] })).toBe("2d8");
  });
});
