import { createContext, use, useMemo } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";

import type { Choice } from "#rules/growth";
import type { Hero } from "#rules/hero";

import type { CharacterFormValues } from "../character-form.ts";
import { choicesOf, heroOfForm, type HeroChoices } from "./hero-of-form.ts";

/** What the rules make of the form: the hero, and what they ask. */
export interface FormHero {
  /** Null as long as no class is chosen. */
  readonly hero: Hero | null;
  readonly choices: readonly Choice[];
}

export const FormHeroContext = createContext<FormHero>({ hero: null, choices: [] });

/** The hero of the form in whose steps the component is. */
export const useFormHero = (): FormHero => use(FormHeroContext);

type Control = UseFormReturn<CharacterFormValues, unknown, CharacterFormValues>["control"];

const FIELDS = [
  "race",
  "customRace",
  "background",
  "customBackground",
  "classes",
  "abilityScores",
  "skills",
  "answers",
  "seed",
] as const satisfies readonly (keyof HeroChoices)[];

/** Makes the hero of a form again whenever a field changes that matters to the rules. */
export function useHeroOfForm(control: Control): FormHero {
  const watched = useWatch({ control, name: FIELDS });
  const key = JSON.stringify(Object.fromEntries(FIELDS.map((name, at) => [name, watched[at]])));
  return useMemo(() => {
    const values = JSON.parse(key) as HeroChoices;
    return { hero: heroOfForm(values), choices: choicesOf(values) };
  }, [key]);
}
