import { useFormContext } from "react-hook-form";

import { NumberInput } from "../../../shared/form/number-input.tsx";
import { text } from "../../../shared/text/text.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import { Field } from "../../../shared/ui/fields/field.tsx";
import type { CharacterFormValues } from "../character-form.ts";
import { ExplainedNumbers } from "../hero/explained-line.tsx";
import { useFormHero } from "../hero/form-hero.ts";
import { useSuggestedStats } from "../use-suggested-stats.ts";

/**
 * Fields for hit points, armour class and speed. A new character starts with full hit points, so only a stored character has a field for
 * the current hit points.
 */
export function BodyFields({ isNew }: { readonly isNew: boolean }) {
  const { register, control, setValue, formState } = useFormContext<CharacterFormValues>();
  const { errors } = formState;
  const { hero } = useFormHero();
  const { hitPoints, armorClass, speed } = useSuggestedStats(control, hero);

  function takeSuggestions() {
    const marks = { shouldDirty: true, shouldValidate: true };
    setValue("hp", { current: hitPoints, max: hitPoints }, marks);
    setValue("armorClass", armorClass, marks);
    setValue("speed", speed, marks);
  }

  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-4">
        {!isNew && (
          <Field label={text.characters.hpCurrent} error={errors.hp?.current?.message}>
            {(field) => <NumberInput {...field} {...register("hp.current", { valueAsNumber: true })} min={0} />}
          </Field>
        )}
        <Field label={isNew ? text.characters.hpMax : text.characters.hpMost} error={errors.hp?.max?.message}>
          {(field) => (
            <NumberInput
              {...field}
              {...register("hp.max", {
                valueAsNumber: true,
                onChange: (event: { target: { valueAsNumber: number } }) => {
                  if (isNew) setValue("hp.current", event.target.valueAsNumber);
                },
              })}
              min={1}
            />
          )}
        </Field>
        <Field label={text.sheet.armorClass} error={errors.armorClass?.message}>
          {(field) => <NumberInput {...field} {...register("armorClass", { valueAsNumber: true })} min={0} max={99} />}
        </Field>
        <Field label={text.characters.speed} error={errors.speed?.message}>
          {(field) => (
            <NumberInput {...field} {...register("speed", { valueAsNumber: true })} min={0} max={999} step={5} />
          )}
        </Field>
      </div>
      {hero && <ExplainedNumbers hero={hero} />}
      {isNew ? (
        <p className="text-sm text-quiet">{text.characters.following}</p>
      ) : (
        <div>
          <Button variant="quiet" size="small" onClick={takeSuggestions}>
            {text.characters.suggestions}
          </Button>
        </div>
      )}
    </div>
  );
}
