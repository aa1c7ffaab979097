import type { FieldErrors } from "react-hook-form";

import type { CharacterFormValues } from "../character-form.ts";

type FieldName = keyof CharacterFormValues;

/** What each step asks for, in their order. */
export const FIELDS_OF_STEP = {
  campaign: ["campaignId"],
  race: ["race", "customRace"],
  class: ["classes"],
  background: ["background", "customBackground"],
  abilities: ["abilityScores"],
  skills: ["skills"],
  review: ["name", "hp", "armorClass", "speed", "notes"],
} as const satisfies Record<string, readonly FieldName[]>;
export type Step = keyof typeof FIELDS_OF_STEP;

const ALL = Object.keys(FIELDS_OF_STEP) as Step[];

/** The steps to go through: there is no campaign to choose where the address names one. */
export const stepsFor = (campaignIsFixed: boolean): readonly Step[] =>
  campaignIsFixed ? ALL.filter((step) => step !== "campaign") : ALL;

/** The step that an address's hash names, else the first. */
export const stepAt = (hash: string, steps: readonly Step[]): Step =>
  steps.find((step) => `#${step}` === hash) ?? steps[0] ?? "review";

/** Whether something that a step asks for cannot stay as it is. */
export const hasErrors = (step: Step, errors: FieldErrors<CharacterFormValues>): boolean =>
  FIELDS_OF_STEP[step].some((field) => errors[field] !== undefined);

type Path = readonly string[];

/** Where in the form the first error of a step is, e.g. `classes.0.ownName`; null where it has none. */
export function firstError(step: Step, errors: FieldErrors<CharacterFormValues>): string | null {
  const find = (node: unknown, path: Path): Path | null => {
    if (typeof node !== "object" || node === null) return null;
    if ("message" in node && "type" in node && typeof node.type === "string") return path;
    for (const [key, below] of Object.entries(node)) {
      const found = key === "ref" ? null : find(below, [...path, key]);
      if (found) return found;
    }
    return null;
  };
  for (const field of FIELDS_OF_STEP[step]) {
    const found = find(errors[field], [field]);
    if (found) return found.filter((key) => key !== "root").join(".");
  }
  return null;
}
