import { useFormContext } from "react-hook-form";

import type { AbilityScores } from "#contracts/entities/character";
import { ABILITY_VALUES } from "#contracts/options";

import { NumberInput } from "../../../shared/form/number-input.tsx";
import {
  allOf,
  arrange,
  modifierOf,
  POINT_BUDGET,
  pointCost,
  showModifier,
  STANDARD_ARRAY,
  totalOf,
} from "../../../shared/sheet/abilities.ts";
import { text } from "../../../shared/text/text.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import { Field } from "../../../shared/ui/fields/field.tsx";
import { rowName, type CharacterFormValues } from "../character-form.ts";
import { classStart } from "../classes.ts";

/** Fields for the six scores, with their modifiers and total. Two buttons fill in all scores. */
export function AbilityFields() {
  const { register, watch, setValue, formState } = useFormContext<CharacterFormValues>();
  const errors = formState.errors.abilityScores;
  const scores = watch("abilityScores");
  const first = watch("classes.0");

  const fill = (filled: AbilityScores) =>
    setValue("abilityScores", filled, { shouldDirty: true, shouldTouch: true, shouldValidate: true });

  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3">
        {ABILITY_VALUES.map((ability) => (
          <Field
            key={ability}
            label={text.sheet.abilities[ability]}
            aside={Number.isInteger(scores[ability]) ? showModifier(modifierOf(scores[ability])) : undefined}
            error={errors?.[ability]?.message}
          >
            {(field) => (
              <NumberInput
                {...field}
                {...register(`abilityScores.${ability}`, { valueAsNumber: true })}
                min={1}
                max={30}
              />
            )}
          </Field>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <Button
          variant="secondary"
          size="small"
          onClick={() => fill(arrange(STANDARD_ARRAY, classStart(rowName(first)).order))}
        >
          {text.characters.standardArray}
        </Button>
        <Button variant="quiet" size="small" onClick={() => fill(allOf(10))}>
          {text.characters.allTens}
        </Button>
        <Totals scores={scores} />
      </div>
      <p className="text-sm text-quiet">{text.characters.standardArrayHint}</p>
    </div>
  );
}

function Totals({ scores }: { readonly scores: AbilityScores }) {
  if (!ABILITY_VALUES.every((ability) => Number.isInteger(scores[ability]))) return null;
  const cost = pointCost(scores);
  const bought = cost === null ? text.characters.beyondPointBuy : text.characters.pointBuy(cost, POINT_BUDGET);
  return (
    <p aria-live="polite" className="text-quiet tabular-nums">
      {text.characters.scoreTotal(totalOf(scores))} · {bought}
    </p>
  );
}
