import { describe, expect, it } from "vitest";

import { newCharacter } from "../new-character.ts";
import { FIRST_METHOD } from "./ability-method.ts";
import { deleteDraft, saveDraft, readDraft } from "./draft.ts";

const fresh = newCharacter("campaign-1", 3);

describe("a draft", () => {
  const shelfOf = (entries = new Map<string, string>()) => ({
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    entries,
  });
  const begun = {
    values: { ...fresh, name: "Mira", race: "Elf", skills: ["Stealth"] },
    making: { method: "roll", rolls: [[6, 5, 4, 1]], times: 2 },
  } as const;

  it("comes back as it was left, for this player and this campaign only", () => {
    const storage = shelfOf();
    saveDraft("u1", "campaign-1", { ...begun, values: { ...begun.values, skills: ["Stealth"] } }, () => storage);
    expect(readDraft("u1", "campaign-1", fresh, () => storage)).toEqual(begun);
    expect(readDraft("u2", "campaign-1", fresh, () => storage)).toBeNull();
    expect(readDraft("u1", "", fresh, () => storage)).toBeNull();
    deleteDraft("u1", "campaign-1", () => storage);
    expect(readDraft("u1", "campaign-1", fresh, () => storage)).toBeNull();
  });

  it("keeps of spoiled fields what can still be used", () => {
    const values = { ...begun.values, speed: null, classes: "many", abilityScores: { strength: 99 }, extra: true };
    const storage = shelfOf(
      new Map([["lorehearth:character:u1:c", JSON.stringify({ values, making: { method: "magic" } })]]),
    );
    expect(readDraft("u1", "c", fresh, () => storage)).toEqual({
      values: { ...fresh, name: "Mira", race: "Elf", skills: ["Stealth"] },
      making: FIRST_METHOD,
    });
  });

  it.each(["", "{", "null", "[]", '{"values":1}'])("is none where the browser kept %j", (stored) => {
    expect(readDraft("u1", "c", fresh, () => shelfOf(new Map([["lorehearth:character:u1:c", stored]])))).toBeNull();
  });

  it("is none, and no harm, where the browser keeps nothing", () => {
    const blocked = () => {
      throw new Error("storage is forbidden");
    };
    expect(() => saveDraft("u1", "c", { values: fresh, making: FIRST_METHOD }, blocked)).not.toThrow();
    expect(() => deleteDraft("u1", "c", blocked)).not.toThrow();
    expect(readDraft("u1", "c", fresh, blocked)).toBeNull();
  });
});
