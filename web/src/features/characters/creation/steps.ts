import type { FieldErrors } from "react-hook-form";

import type { CharacterFormValues } from "../character-form.ts";

type FieldName = keyof CharacterFormValues;

/** The fields of each step, in order. */
export const FIELDS_OF_STEP = {
  campaign: ["campaignId"],
  race: ["race", "customRace"],
  class: ["classes"],
  background: ["background", "customBackground"],
  abilities: ["abilityScores"],
  skills: ["skills"],
  equipment: ["answers"],
  spells: ["build"],
  review: ["name", "hp", "armorClass", "speed", "notes", "seed"],
} as const satisfies Record<string, readonly FieldName[]>;
export type Step = keyof typeof FIELDS_OF_STEP;

const ALL = Object.keys(FIELDS_OF_STEP) as Step[];

/**
 * The steps of the form. The campaign step is left out when the address names a campaign, the spells step when the character casts none.
 */
export const stepsFor = (campaignIsFixed: boolean, casts: boolean): readonly Step[] =>
  ALL.filter((step) => !(campaignIsFixed && step === "campaign") && (casts || step !== "spells"));

/** The step that the hash of the address names, else the first. */
export const stepAt = (hash: string, steps: readonly Step[]): Step =>
  steps.find((step) => `#${step}` === hash) ?? steps[0] ?? "review";

/** Whether a field of the step has an error. */
export const hasErrors = (step: Step, errors: FieldErrors<CharacterFormValues>): boolean =>
  FIELDS_OF_STEP[step].some((field) => errors[field] !== undefined);

type Path = readonly string[];

/** The path of the first field of a step with an error, for example `classes.0.ownName`; null when there is none. */
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
