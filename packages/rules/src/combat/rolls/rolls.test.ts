import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { abilityCheck } from "./ability-check.ts";
import { modeOf, rollD20 } from "./d20.ts";
import { fighting, foe, scripted, seeded } from "../fighters.fake.ts";
import { damageAfterSave, savingThrow } from "./saving-throw.ts";

describe("a d20 test", () => {
  const base = { kind: "check", bonus: 0, label: "test", against: null } as const;

  it("takes the higher die with Advantage and says why", () => {
    const roll = rollD20(foe(), { ...base, reasons: { advantage: ["Help"], disadvantage: [] } }, scripted(4, 17));
    expect(roll).toMatchObject({ dice: [4, 17], natural: 17, total: 17, because: ["Advantage: Help"] });
  });

  it("rolls one die where Advantage and Disadvantage cancel, however many there are, and says so", () => {
    const reasons = { advantage: ["Help", "Vex"], disadvantage: ["Poisoned"] };
    const roll = rollD20(foe(), { ...base, reasons }, scripted(9));
    expect(roll.dice).toEqual([9]);
    expect(roll.because).toEqual(["Advantage (Help, Vex) and Disadvantage (Poisoned) cancel"]);
  });

  it("always cancels with a reason of each kind, and never without", () => {
    const texts = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 3 });
    fc.assert(
      fc.property(texts, texts, (advantage, disadvantage) => {
        const mode = modeOf({ advantage, disadvantage });
        expect(mode === null).toBe(advantage.length > 0 === disadvantage.length > 0);
      }),
    );
  });

  it("loses 2 for each level of exhaustion", () => {
    const roll = rollD20(
      foe("foe", {}, { exhaustion: 2 }),
      { ...base, reasons: { advantage: [], disadvantage: [] } },
      scripted(12),
    );
    expect(roll).toMatchObject({ natural: 12, total: 8, because: ["exhaustion −4"] });
  });

  it("is rolled again with Heroic Inspiration only where it fails, and the new die stands", () => {
    const hero = fighting("fighter", 1, { state: { inspiration: true } });
    const first = abilityCheck(hero, { ability: "strength", dc: 10, inspiration: true }, scripted(3, 15));
    expect(first.success).toBe(true);
    expect(first.combatant.state.inspiration).toBe(false);
    const second = abilityCheck(hero, { ability: "strength", dc: 10, inspiration: true }, scripted(12));
    expect(second.combatant.state.inspiration).toBe(true);
  });

  it("lets a halfling roll a 1 again", () => {
    const hero = fighting("fighter", 1, { species: "halfling" });
    expect(abilityCheck(hero, { ability: "strength", dc: 10 }, scripted(1, 11)).success).toBe(true);
  });
});

describe("a saving throw", () => {
  it("adds the save's number and the cover of a Dexterity save", () => {
    const save = savingThrow(foe(), { ability: "dexterity", dc: 15, cover: "half" }, scripted(12));
    expect(save.events[0]).toMatchObject({ total: 15, success: true, because: ["half cover +2"] });
  });

  it("of Strength or Dexterity fails without a roll for who is Paralyzed", () => {
    const held = foe("foe", {}, { conditions: [{ id: "paralyzed", source: null, ends: { kind: "cured" } }] });
    const save = savingThrow(held, { ability: "dexterity", dc: 5 }, scripted());
    expect(save.success).toBe(false);
    expect(save.events[0]).toMatchObject({ dice: [], because: ["Paralyzed: fails"] });
    expect(savingThrow(held, { ability: "wisdom", dc: 5 }, scripted(10)).success).toBe(true);
  });

  it("against charms is easier for an elf, of Dexterity for a barbarian of level 2", () => {
    const elf = fighting("fighter", 1, { species: "elf" });
    const charm = { ability: "wisdom", dc: 12, against: ["charmed"] } as const;
    expect(savingThrow(elf, charm, scripted(2, 14)).success).toBe(true);
    const barbarian = fighting("barbarian", 2);
    expect(savingThrow(barbarian, { ability: "dexterity", dc: 12 }, scripted(2, 14)).success).toBe(true);
  });

  it("halves damage, rounded down; Evasion turns half into none and all into half", () => {
    expect([true, false].map((success) => damageAfterSave(foe(), "dexterity", 15, success))).toEqual([7, 15]);
    const rogue = fighting("rogue", 7);
    expect([true, false].map((success) => damageAfterSave(rogue, "dexterity", 15, success))).toEqual([0, 7]);
  });
});

describe("a check", () => {
  it("counts proficiency for a skill, and twice with expertise", () => {
    const hero = fighting("rogue", 1, {
      abilities: { dexterity: 16 },
      skills: ["Stealth", "Acrobatics"],
      expertise: ["Stealth"],
    });
    // Dexterity 3 and expertise 4; Dexterity 3 and proficiency 2; Dexterity 3.
    expect(abilityCheck(hero, { skill: "stealth", dc: 17 }, scripted(10)).total).toBe(17);
    expect(abilityCheck(hero, { skill: "Acrobatics", dc: 15 }, scripted(10)).total).toBe(15);
    expect(abilityCheck(hero, { skill: "Sleight of Hand", dc: 15 }, scripted(10)).total).toBe(13);
  });

  it("never counts less than 10 for a rogue's Reliable Talent", () => {
    const hero = fighting("rogue", 7, { skills: ["Stealth"] });
    // 10 instead of 2, proficiency 3 at level 7.
    const check = abilityCheck(hero, { skill: "Stealth", dc: 13 }, scripted(2));
    expect(check).toMatchObject({ success: true, total: 13 });
    expect(abilityCheck(hero, { skill: "Arcana", dc: 10 }, scripted(2)).success).toBe(false);
  });

  it("that needs sight fails for the Blinded", () => {
    const blind = foe("foe", {}, { conditions: [{ id: "blinded", source: null, ends: { kind: "cured" } }] });
    expect(abilityCheck(blind, { skill: "Perception", dc: 5, needs: "sight" }, scripted()).success).toBe(false);
  });

  it("takes an unknown skill as none and never throws", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer(), fc.integer(), (skill, dc, seed) => {
        const check = abilityCheck(fighting("bard", 3), { skill, dc }, seeded(seed));
        expect(check.success).toBe(check.total >= dc);
      }),
    );
  });
});
