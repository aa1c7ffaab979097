import { describe, expect, it } from "vitest";

import type { Character } from "#contracts/entities/character";
import type { PlayedCharacter } from "#contracts/play/live-sheet";
import { actOnSheet } from "#rules/bookkeeping";
import { characterOf, heroOf, tableSheet } from "#rules/character";
import { quickHero } from "#rules/growth";
import type { Hero } from "#rules/hero";

import { characterAtTable, correctionOf, formValuesOf } from "./played-form.ts";

function quick(): Hero {
  const made = quickHero({ id: "brenna", name: "Brenna", seed: 7, level: 3, answers: { class: ["fighter"] } });
  if (!made.ok) throw new Error(made.why.join("; "));
  return made.hero;
}

const hero = quick();
const stored = {
  id: hero.id,
  userId: "mira",
  campaignId: "camp",
  ...characterOf(hero),
  notes: "She fears bells.",
  managedExternally: false,
  externalUrl: null,
  createdAt: "",
  updatedAt: "",
} as Character;
/** Brenna amid a story: hurt and richer, with Mage Armor on her. */
const played: Hero = {
  ...heroOf(stored),
  coins: 9_900,
  state: {
    ...heroOf(stored).state,
    hitPoints: 4,
    effects: [{ id: "mage-armor", source: null, ends: { kind: "cured" }, slot: 1, amount: 0, choice: null }],
  },
};
const sheet = tableSheet(played, false);
const atTable = {
  ...stored,
  live: { ...sheet, classes: characterOf(played).classes, turn: { id: "turn-9", number: 9, at: "" } },
} as PlayedCharacter;
const opened = characterAtTable(atTable);

describe("the form of a character who plays", () => {
  it("shows the sheet at the table, without the spells that work on the hero for a while", () => {
    expect(opened).toMatchObject({
      notes: "She fears bells.",
      hp: { current: 4 },
      armorClass: stored.armorClass,
      build: { coins: 9_900 },
    });
    expect(characterAtTable({ ...stored, live: null })).toMatchObject(stored);
  });

  it("saves nothing of what the player left as it was", () => {
    expect(correctionOf(opened, formValuesOf(opened))).toEqual({ stored: {}, sheet: {} });
  });

  it("saves name and notes with the character, and the rest as a correction of exactly what was changed", () => {
    const values = formValuesOf(opened);
    const saved = correctionOf(opened, {
      ...values,
      name: "Brenna the Bold",
      hp: { ...values.hp, current: 11 },
      build: { ...values.build!, coins: 50 },
    });
    expect(saved).toEqual({
      stored: { name: "Brenna the Bold" },
      sheet: { hp: { current: 11, max: opened.hp.max }, build: { coins: 50 } },
    });
  });

  it("names a species of the player's own together with the choice that opens its field", () => {
    const { sheet: changed } = correctionOf(opened, { ...formValuesOf(opened), race: "Other", customRace: "Selkie" });
    expect(changed).toMatchObject({ race: "Other", customRace: "Selkie", build: { species: "Selkie" } });
  });

  it("corrects the sheet at the table to what the form says, a level more included", () => {
    const values = formValuesOf(opened);
    const wished = {
      ...values,
      classes: values.classes.map((row) => ({ ...row, level: 4 })),
      armorClass: 19,
      hp: { current: 9, max: 40 },
    };
    const action = { type: "correct", seen: "turn-9", sheet: correctionOf(opened, wished).sheet } as const;
    const context = { party: [played], market: false, encumbrance: false };
    const outcome = actOnSheet(played, action, context, { roll: () => 1 });
    if (!outcome.ok) throw new Error(outcome.why);
    expect(characterOf(outcome.hero)).toMatchObject({
      level: 4,
      armorClass: 19,
      hp: { current: 9, max: 40 },
      build: { coins: 9_900 },
    });
    expect(outcome.hero.state.effects).toEqual(played.state.effects);
  });
});
