import { describe, expect, it } from "vitest";

import { backgroundOf, classOf, levelLine, raceOf, subclassOf } from "./sheet-summary.ts";

const rogue = { name: "Rogue", subclass: "Thief", level: 3 };
const wizard = { name: "Wizard", subclass: " ", level: 2 };

describe("a character in a line", () => {
  it("says level, race and class", () => {
    expect(levelLine({ level: 3, race: "Half-Elf", customRace: "", classes: [rogue] })).toBe("Level 3 Half-Elf Rogue");
  });

  it("leaves out what was not given", () => {
    expect(levelLine({ level: 1, race: "", customRace: "", classes: [] })).toBe("Level 1");
  });

  it("gives each class its level where there are several", () => {
    expect(classOf({ classes: [rogue, wizard] })).toBe("Rogue 3 / Wizard 2");
    expect(subclassOf({ classes: [rogue, wizard] })).toBe("Thief");
  });

  it("shows one's own race and background only where Other was chosen", () => {
    expect(raceOf({ race: "Other", customRace: " Selkie " })).toBe("Selkie");
    expect(raceOf({ race: "Other", customRace: "" })).toBe("Other");
    expect(raceOf({ race: "Elf", customRace: "Selkie" })).toBe("Elf");
    expect(backgroundOf({ background: "Other", customBackground: "Lamp keeper" })).toBe("Lamp keeper");
  });
});
