import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import { CharacterForm } from "../character-form.ts";
import { newCharacter } from "../new-character.ts";
import { FIELDS_OF_STEP, firstError, hasErrors, stepAt, stepsFor } from "./steps.ts";

const fresh = newCharacter("campaign-1", 3);

describe("the steps", () => {
  it("ask for every field of the form, each once", () => {
    expect(Object.values(FIELDS_OF_STEP).flat().toSorted()).toEqual(Object.keys(CharacterForm.shape).toSorted());
  });

  it("leave out the campaign where the address names it", () => {
    expect(stepsFor(true, true)[0]).toBe("race");
    expect(stepsFor(false, true)).toHaveLength(9);
  });

  it("leave out the spells where the character casts none", () => {
    expect(stepsFor(false, false)).not.toContain("spells");
  });

  it("are found by the address, and begin where it says nothing they know", () => {
    expect(stepAt("#skills", stepsFor(true, true))).toBe("skills");
    expect(stepAt("", stepsFor(true, true))).toBe("race");
    expect(stepAt("#campaign", stepsFor(true, true))).toBe("race");
    expect(stepAt("#nowhere", stepsFor(false, true))).toBe("campaign");
  });

  it("know what is wrong in them and where", () => {
    const errors = {
      classes: [undefined, { ownName: { type: "custom", message: "Name the class" } }],
      hp: { max: { type: "too_small", message: "Not less than 1" } },
    } as unknown as Parameters<typeof hasErrors>[1];
    expect(stepsFor(false, true).filter((step) => hasErrors(step, errors))).toEqual(["class", "review"]);
    expect(firstError("class", errors)).toBe("classes.1.ownName");
    expect(firstError("review", errors)).toBe("hp.max");
    expect(firstError("race", errors)).toBeNull();
  });

  it("complain of their own fields while the name is still to come", () => {
    const result = z.safeParse(CharacterForm, { ...fresh, race: "Other", background: "Other" });
    expect(result.error?.issues.map(({ path }) => path.join("."))).toEqual(["name", "customRace", "customBackground"]);
  });
});
