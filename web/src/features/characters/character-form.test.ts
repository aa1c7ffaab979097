import { describe, expect, it } from "vitest";
import * as z from "zod/mini";

import type { Character } from "#contracts/entities/character";
import { CreateCharacterRequest } from "#contracts/http/characters";

import { newCharacter } from "./new-character.ts";
import { CharacterForm, formOf, sheetOf, type CharacterFormValues } from "./character-form.ts";

const RACES = ["Elf", "Other"];
const BACKGROUNDS = ["Sailor", "Other"];
const mira: CharacterFormValues = { ...newCharacter("campaign-1", 1), name: "Mira Vance" };
const row = { choice: "Rogue", ownName: "", subclass: "", level: 3 };

const complaints = (form: CharacterFormValues) => {
  const result = z.safeParse(CharacterForm, form);
  return result.success ? [] : result.error.issues.map(({ path, message }) => [path.join("."), message]);
};

describe("a character's form", () => {
  it("needs only a campaign and a name", () => {
    expect(complaints(mira)).toEqual([]);
    expect(complaints({ ...mira, campaignId: "", name: " " })).toEqual([
      ["campaignId", "Choose a campaign for this character"],
      ["name", "Name is required"],
    ]);
  });

  it("asks for the name of a custom race, background or class", () => {
    const own = { choice: "Other", ownName: " ", subclass: "", level: 1 };
    expect(complaints({ ...mira, classes: [own] })).toEqual([["classes.0.ownName", "Name the class"]]);
    expect(complaints({ ...mira, race: "Other", background: "Other" })).toEqual([
      ["customRace", "Name the race"],
      ["customBackground", "Name the background"],
    ]);
  });

  it("lets levels add up to twenty and no further", () => {
    expect(
      complaints({
        ...mira,
        classes: [
          { ...row, level: 12 },
          { ...row, level: 8 },
        ],
      }),
    ).toEqual([]);
    expect(
      complaints({
        ...mira,
        classes: [
          { ...row, level: 12 },
          { ...row, level: 9 },
        ],
      }),
    ).toHaveLength(1);
  });

  it("refuses more hit points than there can be", () => {
    expect(complaints({ ...mira, hp: { current: 11, max: 10 } })).toEqual([
      ["hp.current", "Not more than the most hit points"],
    ]);
  });
});

describe("the sheet that is sent", () => {
  it("is one the contract takes, with the levels added up", () => {
    const sheet = sheetOf({ ...mira, classes: [row, { ...row, choice: "Other", ownName: " Lamp Keeper ", level: 2 }] });
    expect(z.safeParse(CreateCharacterRequest, sheet).success).toBe(true);
    expect(sheet).toMatchObject({ level: 5, classes: [{ name: "Rogue" }, { name: "Lamp Keeper", level: 2 }] });
  });

  it("keeps the level of somebody without a class", () => {
    expect(sheetOf({ ...mira, classes: [{ ...row, choice: "" }] })).toMatchObject({ level: 3, classes: [] });
  });

  it("drops a custom race that is no longer chosen", () => {
    expect(sheetOf({ ...mira, race: "Elf", customRace: "Selkie" })).toMatchObject({ race: "Elf", customRace: "" });
  });
});

describe("a stored character", () => {
  it("comes back from the form as it went in", () => {
    const sheet = sheetOf({ ...mira, race: "Other", customRace: "Selkie", classes: [row] });
    const stored: Character = {
      ...sheet,
      id: "1",
      userId: "u",
      managedExternally: false,
      externalUrl: null,
      createdAt: "2026-09-15T20:01:02.345Z",
      updatedAt: "2026-09-15T20:01:02.345Z",
    };
    expect(sheetOf(formOf(stored, RACES, BACKGROUNDS))).toEqual(sheet);
    const foreign = { ...stored, race: "Selkie", customRace: "", background: "Lamp keeper", customBackground: "" };
    expect(formOf(foreign, RACES, BACKGROUNDS)).toMatchObject({
      race: "Other",
      customRace: "Selkie",
      background: "Other",
      customBackground: "Lamp keeper",
    });
  });
});
