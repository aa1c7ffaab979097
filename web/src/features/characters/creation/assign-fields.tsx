import { useFormContext, useWatch } from "react-hook-form";

import type { AbilityScores } from "#contracts/entities/character";
import { ABILITY_VALUES, type Ability } from "#contracts/options";

import { arrange, modifierOf, showModifier, swap } from "../../../shared/sheet/abilities.ts";
import { text } from "../../../shared/text/text.ts";
import { inWords } from "../../../shared/text/rules-words.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import { Field } from "../../../shared/ui/fields/field.tsx";
import { Select } from "../../../shared/ui/fields/select.tsx";
import type { CharacterFormValues } from "../character-form.ts";

const copy = text.characters.creation;

interface AssignFieldsProps {
  /** The six numbers to assign. */
  readonly numbers: readonly number[];
  /** The abilities in the order of importance for the class. */
  readonly order: readonly Ability[];
  readonly className: string;
  readonly onAssign: (scores: AbilityScores) => void;
}

/** Assigns six numbers to the abilities. Choosing a number that another ability has swaps the two. */
export function AssignFields({ numbers, order, className, onAssign }: AssignFieldsProps) {
  const { control } = useFormContext<CharacterFormValues>();
  const scores = useWatch({ control, name: "abilityScores" });
  const options = [...new Set(numbers)]
    .toSorted((one, other) => other - one)
    .map((number) => ({ value: String(number), label: String(number) }));
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3">
        {ABILITY_VALUES.map((ability) => (
          <Field key={ability} label={text.sheet.abilities[ability]} aside={showModifier(modifierOf(scores[ability]))}>
            {(field) => (
              <Select
                {...field}
                options={options}
                value={String(scores[ability])}
                onChange={(event) => onAssign(swap(scores, ability, Number(event.target.value)))}
              />
            )}
          </Field>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" size="small" onClick={() => onAssign(arrange(numbers, order))}>
          {copy.giveByClass(inWords(className))}
        </Button>
        <p className="text-sm text-quiet">{copy.giveHint}</p>
      </div>
    </div>
  );
}
