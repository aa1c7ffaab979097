import { describe, expect, it } from "vitest";

import { skillsAfter } from "./background-skills.ts";

describe("the skills of a background", () => {
  it("come with it and go with it, and leave the others", () => {
    const withSage = skillsAfter(["Stealth"], "", "Sage");
    expect(withSage).toEqual(["Stealth", "Arcana", "History"]);
    expect(skillsAfter(withSage, "Sage", "Acolyte")).toEqual(["Stealth", "Insight", "Religion"]);
    expect(skillsAfter(withSage, "Sage", "Other")).toEqual(["Stealth"]);
  });
});
