import { describe, expect, it } from "vitest";

import { countBySetting, genresOf, magicOf } from "./world-facts.ts";

describe("a world's facts", () => {
  it("name genres and magic, or say that nothing was specified", () => {
    expect(genresOf({ genres: ["dark-fantasy", "desert"] })).toBe("Dark Fantasy, Desert/Arabian");
    expect(genresOf({ genres: [] })).toBe("Not specified");
    expect(magicOf({ magicLevel: "none" })).toBe("No Magic");
    expect(magicOf({ magicLevel: null })).toBe("Not specified");
  });

  it("count worlds by setting, the commonest first, an unnamed setting as custom", () => {
    const worlds = [{ setting: "" }, { setting: "Sea" }, { setting: " " }, { setting: "Moor" }];
    expect(countBySetting(worlds)).toEqual([
      ["custom", 2],
      ["Moor", 1],
      ["Sea", 1],
    ]);
  });
});
