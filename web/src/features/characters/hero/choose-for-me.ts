import { chooseCreation, type Answers } from "#rules/growth";
import { backgroundNamed, classTable, speciesNamed } from "#rules/hero-tables";

import { ABILITY_VALUES } from "#contracts/options";
import type { AbilityScores } from "#contracts/entities/character";
import { arrange, STANDARD_ARRAY } from "../../../shared/sheet/abilities.ts";
import { rowName, type CharacterFormValues } from "../character-form.ts";
import { classStart } from "../classes.ts";
import type { Step } from "../creation/steps.ts";
import { answersOf } from "./hero-of-form.ts";
import { stepOfChoice } from "./step-of-choice.ts";

/** Choices that have fields of their own in the form, and are not kept among its answers. */
const FIELDS = new Set(["class", "species", "background", "class-skills", "score-method", "scores"]);

const others = (answers: Answers): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([id, answer]) => (FIELDS.has(id) ? [] : [[id, [...answer]] as const])),
  );

/** Which fields answer the choice that a step begins with. */
const FIRST: Readonly<Partial<Record<Step, string>>> = { race: "species", class: "class", background: "background" };

/**
 * The changes of the form that choose one step for the player: what the step begins with, and what that opens. What the other steps have
 * left open stays open.
 * @param numbers the six scores to give out
 */
export function chosenForStep(
  values: CharacterFormValues,
  step: Step,
  seed: number,
  numbers: readonly number[] = STANDARD_ARRAY,
): Partial<CharacterFormValues> {
  const before = answersOf(values);
  const first = FIRST[step];
  const own = {
    ...before.own,
    ...(step === "race" && { species: null }),
    ...(step === "class" && { class: null }),
    ...(step === "background" && { background: null }),
  };
  const isOfStep = (id: string) => id === first || stepOfChoice(id) === step;
  const kept = Object.entries(before.answers).filter(([id]) => !isOfStep(id));
  const all = Object.entries(chooseCreation(Object.fromEntries(kept), seed, "fitting", own));
  const answers: Answers = Object.fromEntries([...kept, ...all.filter(([id]) => isOfStep(id))]);
  return { ...fieldsOf(answers, values, step, numbers), answers: others(answers) };
}

function fieldsOf(
  answers: Answers,
  values: CharacterFormValues,
  step: Step,
  numbers: readonly number[],
): Partial<CharacterFormValues> {
  switch (step) {
    case "race":
      return { race: speciesNamed(answers["species"]?.[0] ?? null)?.name ?? values.race, customRace: "" };
    case "class":
      return { classes: withClass(values, answers["class"]?.[0] ?? "") };
    case "background":
      return {
        background: backgroundNamed(answers["background"]?.[0] ?? null)?.name ?? values.background,
        customBackground: "",
      };
    case "abilities":
      return { abilityScores: arrange(numbers, classStart(rowName(values.classes[0] ?? NO_CLASS)).order) };
    case "skills":
      return { skills: [...new Set([...besideClass(values), ...(answers["class-skills"] ?? [])])] };
    default:
      return {};
  }
}

/** The skills that the player has chosen elsewhere than in the class's list. */
function besideClass(values: CharacterFormValues): readonly string[] {
  const ofClass = answersOf(values).answers["class-skills"] ?? [];
  return values.skills.filter((name) => !ofClass.includes(name));
}

const NO_CLASS = { choice: "", ownName: "" };

function withClass({ classes }: CharacterFormValues, id: string): CharacterFormValues["classes"] {
  const choice = classTable(id)?.name ?? "";
  return classes.map((row, at) => (at === 0 ? { ...row, choice, ownName: "", subclass: "" } : row));
}

/** The changes of the form that choose everything for the player, at the level that it has. */
export function quickChoices(values: CharacterFormValues, seed: number): Partial<CharacterFormValues> {
  const answers = chooseCreation({}, seed);
  const id = answers["class"]?.[0] ?? "";
  const background = backgroundNamed(answers["background"]?.[0] ?? null);
  const numbers = answers["scores"]?.map(Number) ?? [];
  return {
    race: speciesNamed(answers["species"]?.[0] ?? null)?.name ?? "",
    customRace: "",
    background: background?.name ?? "",
    customBackground: "",
    classes: withClass(values, id).slice(0, 1),
    abilityScores: Object.fromEntries(
      ABILITY_VALUES.map((ability, at) => [ability, numbers[at] ?? 10]),
    ) as AbilityScores,
    skills: [...(background?.skills ?? []), ...(answers["class-skills"] ?? [])],
    answers: others(answers),
    seed,
  };
}
