import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { CharacterForm, type CharacterFormValues } from "../character-form.ts";
import { newCharacter } from "../new-character.ts";
import { chosenForStep, quickChoices } from "./choose-for-me.ts";
import { heroName } from "./hero-names.ts";
import { builtSheetOf, choicesOf } from "./hero-of-form.ts";
import { stepOfChoice } from "./step-of-choice.ts";

const blank: CharacterFormValues = { ...newCharacter("campaign-1", 1), name: "Mira Vance" };
const wizard: CharacterFormValues = {
  ...blank,
  race: "Elf",
  background: "Sage",
  classes: [{ choice: "Wizard", ownName: "", subclass: "", level: 1 }],
};

describe("choosing for the player", () => {
  it("answers everything that a step asks, and leaves the other steps open", () => {
    for (const step of ["race", "class", "background", "abilities", "skills", "equipment", "spells"] as const) {
      const values = { ...wizard, ...chosenForStep(wizard, step, 7) };
      const asked = choicesOf(values).filter(({ id }) => stepOfChoice(id) === step && id !== "class-skills");
      for (const { id, least } of asked) {
        if (["species", "class", "background"].includes(id)) continue;
        expect([id, values.answers[id]?.length ?? 0]).toEqual([id, expect.any(Number)]);
        expect(values.answers[id]?.length ?? 0).toBeGreaterThanOrEqual(least);
      }
      expect(
        Object.keys(values.answers)
          .map(stepOfChoice)
          .every((one) => one === step),
      ).toBe(true);
    }
  });

  it("puts a species, class or background of the rules in place of the player's own", () => {
    const own = { ...wizard, race: "Other", customRace: "Selkie" };
    const changes = chosenForStep(own, "race", 3);
    expect(changes.customRace).toBe("");
    expect(changes.race).not.toBe("Other");
    expect({ ...own, ...changes }.background).toBe("Sage");
  });

  it("gives out the numbers that the player has rolled", () => {
    const { abilityScores } = chosenForStep(wizard, "abilities", 3, [18, 17, 9, 8, 7, 6]);
    expect(abilityScores?.intelligence).toBe(18);
    expect(Object.values(abilityScores ?? {}).toSorted((one, other) => other - one)).toEqual([18, 17, 9, 8, 7, 6]);
  });

  it("chooses other skills of the class at another press, and leaves those of the background", () => {
    const begun = { ...wizard, skills: ["Arcana", "History", "Nature", "Medicine"] };
    const seen = [1, 2, 3, 4, 5, 6].map((seed) => chosenForStep(begun, "skills", seed).skills ?? []);
    for (const skills of seen) {
      expect(skills).toHaveLength(4);
      expect(skills.slice(0, 2)).toEqual(["Arcana", "History"]);
    }
    expect(new Set(seen.map(String)).size).toBeGreaterThan(1);
  });
});

describe("a quick hero", () => {
  it("fills in the whole form, at the level of the campaign, and the form accepts it", () => {
    const begun = newCharacter("campaign-1", 5);
    for (let seed = 0; seed < 12; seed += 1) {
      const values = { ...begun, name: heroName(seed), ...quickChoices(begun, seed) };
      expect(z.safeParse(CharacterForm, values).error?.issues ?? []).toEqual([]);
      const { build, level, race, background } = builtSheetOf(values);
      expect([level, race !== "", background !== ""]).toEqual([5, true, true]);
      expect(build?.gear.length).toBeGreaterThan(0);
      expect(build?.classes).toMatchObject([{ level: 5 }]);
    }
  });

  it("is somebody else with another seed, and the same with the same", () => {
    expect(quickChoices(blank, 4)).toEqual(quickChoices(blank, 4));
    const kinds = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => quickChoices(blank, seed).classes?.[0]?.choice);
    expect(new Set(kinds).size).toBeGreaterThan(2);
    expect(heroName(1)).not.toBe(heroName(2));
    expect(heroName(-5).trim()).not.toBe("");
  });
});
