import type { AbilityScores, Character } from "#contracts/entities/character";
import { ABILITY_VALUES } from "#contracts/options";
import { characterOf } from "#rules/character";
import {
  chooseCreation,
  createHero,
  creationChoices,
  grownAs,
  type Answers,
  type Choice,
  type Own,
  type WishedClass,
} from "#rules/growth";
import type { Hero } from "#rules/hero";
import { backgroundNamed, classTable, speciesNamed } from "#rules/hero-tables";

import { OTHER } from "../../../shared/sheet/sheet-summary.ts";
import type { Step } from "../creation/steps.ts";
import { rowName, sheetOf, type CharacterFormValues } from "../character-form.ts";
import { stepOfChoice } from "./step-of-choice.ts";

/** The part of the form that decides what the hero is; the name and the notes do not. */
export type HeroChoices = Pick<
  CharacterFormValues,
  | "race"
  | "customRace"
  | "background"
  | "customBackground"
  | "classes"
  | "abilityScores"
  | "skills"
  | "answers"
  | "seed"
>;

/** What was chosen of a list of the form: an id of the rules, a name of the player's own, or nothing. */
function chosenOf(
  known: { readonly id: string } | undefined,
  chosen: string,
  own: string,
): { readonly id?: string; readonly own?: string } {
  if (known) return { id: known.id };
  const name = chosen === OTHER ? own.trim() : chosen.trim();
  return name === "" ? {} : { own: name };
}

const wholeScore = (score: number): number => (Number.isInteger(score) ? Math.min(30, Math.max(1, score)) : 10);

const wholeScores = (scores: AbilityScores): AbilityScores =>
  Object.fromEntries(ABILITY_VALUES.map((ability) => [ability, wholeScore(scores[ability])])) as AbilityScores;

/** The answers of the form in the rules' own form: what the fields say, and the other choices. */
export function answersOf(values: HeroChoices): { readonly answers: Answers; readonly own: Own } {
  const first = rowName(values.classes[0] ?? { choice: "", ownName: "" });
  const calling = chosenOf(classTable(first), first, "");
  const species = chosenOf(speciesNamed(values.race), values.race, values.customRace);
  const background = chosenOf(backgroundNamed(values.background), values.background, values.customBackground);
  const own: Own = {
    class: calling.own ?? null,
    species: species.own ?? null,
    background: background.own ?? null,
    scores: wholeScores(values.abilityScores),
  };
  const said: Answers = {
    ...values.answers,
    ...(calling.id && { class: [calling.id] }),
    ...(species.id && { species: [species.id] }),
    ...(background.id && { background: [background.id] }),
  };
  const table = calling.id === undefined ? undefined : classTable(calling.id);
  const known: readonly string[] = backgroundNamed(values.background)?.skills ?? [];
  const ofClass: readonly string[] = table?.skills === "any" ? values.skills : (table?.skills ?? []);
  const trained = values.skills.filter((name) => ofClass.includes(name) && !known.includes(name));
  return { answers: { ...said, ...(table && { "class-skills": trained.slice(0, table.first.skills) }) }, own };
}

/** The same answers with everything that is open chosen by the seed of the form. */
function settledAnswers(values: HeroChoices): { readonly answers: Answers; readonly own: Own } {
  const { answers, own } = answersOf(values);
  const all = chooseCreation(answers, values.seed, "fitting", own);
  const asked = new Set(creationChoices(all, own).map(({ id }) => id));
  return { answers: Object.fromEntries(Object.entries(all).filter(([id]) => asked.has(id))), own };
}

/** The choice that opens others of its step, whatever these are called. */
const OPENS: Readonly<Partial<Record<Step, string>>> = {
  race: "species",
  class: "class",
  skills: "class",
  spells: "class",
  background: "background",
};

/**
 * What the rules ask of the hero of the form so far. A choice that is open hides only what it opens itself: a player who leaves the lineage of
 * an elf open still chooses a wizard's spells.
 */
export function choicesOf(values: HeroChoices): readonly Choice[] {
  const given = answersOf(values).answers;
  const { answers, own } = settledAnswers(values);
  const asked = creationChoices(answers, own);
  const open = asked.filter(({ id }) => (given[id] ?? []).length === 0).map(({ id }) => id);
  return asked.filter(({ id }) => {
    // What is prepared out of a spellbook waits for the book.
    const opener = id === "spells" && open.includes("spellbook") ? "spellbook" : OPENS[stepOfChoice(id)];
    return !open.some((one) => id !== one && (one === opener || id.startsWith(`${one}-`)));
  });
}

/** The classes as the form has them, for the rules: a subclass of the rules by its id, and a class that has two rows once. */
export function wishedOf(values: Pick<HeroChoices, "classes">): readonly WishedClass[] {
  const byId = new Map<string, WishedClass>();
  for (const row of values.classes) {
    const name = rowName(row).trim();
    if (name === "") continue;
    const table = classTable(name);
    const id = table?.id ?? name;
    const written = row.subclass.trim();
    const isKnown = table?.subclass.name.toLowerCase() === written.toLowerCase();
    const subclass = isKnown && table ? table.subclass.id : written || null;
    const level = Number.isInteger(row.level) ? Math.min(20, Math.max(1, row.level)) : 1;
    const before = byId.get(id);
    byId.set(id, { id, subclass: before?.subclass ?? subclass, level: level + (before?.level ?? 0) });
  }
  return [...byId.values()];
}

/**
 * The hero of the form, equipped and at the level of the campaign. What the player has left open, the seed chooses. Null as long as no
 * class is chosen.
 */
export function heroOfForm(values: HeroChoices): Hero | null {
  const chosen = answersOf(values);
  if (!chosen.own.class && !chosen.answers["class"]) return null;
  const { answers, own } = settledAnswers(values);
  const created = createHero("new", "", answers, own);
  if (!created.ok) return null;
  const hero = grownAs(created.hero, wishedOf(values), values.seed);
  return { ...hero, skills: [...new Set([...hero.skills, ...values.skills])] };
}

type Sheet = ReturnType<typeof sheetOf>;

/** The request that stores the character of the form with its build. Numbers that the player has changed stand in the build as set by hand. */
export function builtSheetOf(values: CharacterFormValues): Sheet {
  const sheet = sheetOf(values);
  const hero = heroOfForm(values);
  return hero ? { ...sheet, ...withNumbers(hero, sheet) } : sheet;
}

/** The fields of a hero with the form's hit points, armour class and speed. */
function withNumbers(
  hero: Hero,
  sheet: Pick<
    Character,
    "name" | "hp" | "armorClass" | "speed" | "race" | "customRace" | "background" | "customBackground"
  >,
): Omit<Sheet, "campaignId" | "notes"> {
  const derived = characterOf(hero);
  const overrides = {
    ...hero.overrides,
    ...(sheet.hp.max !== derived.hp.max && { hitPoints: sheet.hp.max }),
    ...(sheet.armorClass !== derived.armorClass && { armorClass: sheet.armorClass }),
    ...(sheet.speed !== derived.speed && { speed: sheet.speed }),
  };
  const { race, customRace, background, customBackground, name, hp } = sheet;
  return { ...characterOf({ ...hero, overrides }), race, customRace, background, customBackground, name, hp };
}
