import { describe, expect, it } from "vitest";

import { ADVENTURES } from "#content/adventures/cards";
import { heroBuildOf } from "#content/adventures/heroes";
import type { Character } from "#contracts/entities/character";
import { MIRA } from "#contracts/entities/mira.fake";
import { CreateCharacterRequest } from "#contracts/http/characters";
import { LIMITS } from "#contracts/limits";
import type { Sheet } from "#contracts/play/sheet";
import { adventureRecordsOf } from "./adventure-records.ts";
import { travellerOf } from "./traveller.ts";

const CHARACTER = { ...MIRA, notes: "She fears bells." } as unknown as Character;
const SHEET = {
  level: 4,
  hp: { current: 3, max: 27, temporary: 0 },
  armorClass: 15,
  speed: 30,
  abilityScores: { ...MIRA.abilityScores, dexterity: 17 },
  inventory: [
    { name: "crank", quantity: 1 },
    { name: "torch", quantity: 3 },
    { name: "soap", quantity: 0 },
  ],
  gold: 12,
} as unknown as Sheet;

describe("A hero on the way into another story", () => {
  it("goes with the level reached, and healed", () => {
    expect(travellerOf(CHARACTER, SHEET, "The Ledger")).toMatchObject({
      name: "Mira Vance",
      level: 4,
      classes: [{ name: "Rogue", level: 4 }],
      hp: { current: 27, max: 27 },
      armorClass: 15,
      abilityScores: { dexterity: 17 },
    });
  });

  it("has in their notes where they come from and what they carry, after what stood there", () => {
    expect(travellerOf(CHARACTER, SHEET, "The Ledger").notes).toBe(
      "She fears bells.\n\nMira Vance comes out of the story “The Ledger” and carries crank, torch (3), 12 gold.",
    );
  });

  it("takes along the gear and the skills that they have now, if they have a build", () => {
    const build = heroBuildOf("lantern");
    if (!build) throw new Error("The hero of the lantern has no build");
    const found = [...build.gear, { ...build.gear[0], key: "found", name: "Bell of Saltmarrow" }];
    const hero = { ...build, gear: found, skills: ["Stealth"], coins: 7, abilities: MIRA.abilityScores, state: {} };
    const sheet = { ...SHEET, hero } as unknown as Sheet;
    const gone = travellerOf({ ...CHARACTER, build }, sheet, "The Ledger");
    expect(gone.build).toEqual({ ...build, gear: found, skills: ["Stealth"], coins: 7 });
    expect(gone.skills).toEqual(["Stealth"]);
    expect(gone.notes).toBe("She fears bells.\n\nMira Vance comes out of the story “The Ledger”.");
    expect(travellerOf(CHARACTER, sheet, "The Ledger").build).toBeNull();
  });

  it("is as they were written where nothing was played, or where their campaign is gone", () => {
    expect(travellerOf(CHARACTER, null, "")).toMatchObject({ level: 3, hp: { max: 21 }, notes: "She fears bells." });
  });

  it("keeps the newest of what they lived through where their notes are full", () => {
    const full = { ...CHARACTER, notes: "x".repeat(LIMITS.description) };
    const { notes } = travellerOf(full, SHEET, "The Ledger");
    expect(notes.length).toBeLessThanOrEqual(LIMITS.description);
    expect(notes).toContain("The Ledger");
  });

  it.each(ADVENTURES)("takes the hero's place in $title, with the hero's reason to be there", (card) => {
    const { character } = adventureRecordsOf(card, null, travellerOf(CHARACTER, SHEET, "The Drowned Bell"));
    expect(character.name).toBe("Mira Vance");
    expect(character.notes).toContain(card.hero.why);
    expect(character.notes).toContain("The Drowned Bell");
    expect(CreateCharacterRequest.safeParse({ campaignId: crypto.randomUUID(), ...character }).success).toBe(true);
  });
});
