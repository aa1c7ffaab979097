import type { Step } from "../creation/steps.ts";
import { ChoiceField } from "./choice-field.tsx";
import { useFormHero } from "./form-hero.ts";
import { stepOfChoice } from "./step-of-choice.ts";

/** Choices that the form asks in its own way. */
const ASKED_ELSEWHERE = new Set([
  "class",
  "species",
  "background",
  "class-skills",
  "class-equipment",
  "background-equipment",
]);

/** What the rules ask in a step besides its own fields. */
export function StepChoices({ step }: { readonly step: Step }) {
  const { choices } = useFormHero();
  const asked = choices.filter(({ id }) => stepOfChoice(id) === step && !ASKED_ELSEWHERE.has(id));
  if (asked.length === 0) return null;
  const [several, single] = [asked.filter(({ most }) => most > 1), asked.filter(({ most }) => most === 1)];
  return (
    <div className="grid gap-8">
      {single.length > 0 && (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {single.map((choice) => (
            <ChoiceField key={choice.id} choice={choice} />
          ))}
        </div>
      )}
      {several.map((choice) => (
        <ChoiceField key={choice.id} choice={choice} />
      ))}
    </div>
  );
}
