import { useFormState } from "react-hook-form";
import { Link } from "react-router-dom";

import { cx } from "../../../shared/cx.ts";
import { text } from "../../../shared/text/text.ts";
import type { CharacterFormValues } from "../character-form.ts";
import { useStepHistory } from "./step-history.ts";
import { hasErrors, type Step } from "./steps.ts";

const copy = text.characters.creation;

/** Links to all steps. A step with errors is marked. */
export function StepNav({ steps, step }: { readonly steps: readonly Step[]; readonly step: Step }) {
  const { errors } = useFormState<CharacterFormValues>();
  const at = steps.indexOf(step);
  const { onwards } = useStepHistory();
  return (
    <nav aria-label={copy.stepsLabel}>
      <ol className="flex gap-1 sm:gap-2">
        {steps.map((one, index) => {
          const wrong = hasErrors(one, errors);
          return (
            <li key={one} className="min-w-0 flex-1">
              <Link
                to={`#${one}`}
                state={onwards}
                aria-current={one === step ? "step" : undefined}
                className={cx(
                  "flex min-h-11 flex-col justify-center border-t-3 pt-1 text-center text-sm sm:text-left",
                  wrong ? "border-loss" : index <= at ? "border-ember" : "border-edge",
                  one === step ? "font-semibold text-text" : "text-quiet hover:text-text",
                )}
              >
                <span className="sm:hidden" aria-hidden="true">
                  {index + 1}
                </span>
                <span className="max-sm:sr-only">{copy.steps[one]}</span>
                {wrong && <span className="text-xs text-loss max-sm:sr-only">{copy.hasErrors}</span>}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
