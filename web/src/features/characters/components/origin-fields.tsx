import { useFormContext } from "react-hook-form";

import { OTHER } from "../../../shared/sheet/sheet-summary.ts";
import { text } from "../../../shared/text/text.ts";
import { inWords } from "../../../shared/text/rules-words.ts";
import { Field } from "../../../shared/ui/fields/field.tsx";
import { Input } from "../../../shared/ui/fields/input.tsx";
import { Select } from "../../../shared/ui/fields/select.tsx";
import type { CharacterFormValues } from "../character-form.ts";
import { BACKGROUNDS, RACES } from "../origins.ts";

const races = RACES.map(({ name }) => ({ value: name, label: inWords(name) }));
const backgrounds = BACKGROUNDS.map((name) => ({ value: name, label: inWords(name) }));

/** The field for the race: one of the list, or the player's own when Other is chosen. */
export function RaceFields() {
  const { register, watch, formState } = useFormContext<CharacterFormValues>();
  const { errors } = formState;
  return (
    <div className="grid gap-5">
      <Field label={text.characters.race} error={errors.race?.message}>
        {(field) => (
          <Select {...field} {...register("race")} options={races} placeholder={text.characters.racePlaceholder} />
        )}
      </Field>
      {watch("race") === OTHER && (
        <Field label={text.characters.customRace} required error={errors.customRace?.message}>
          {(field) => <Input {...field} {...register("customRace")} autoComplete="off" />}
        </Field>
      )}
    </div>
  );
}

/** The field for the background: one of the list, or the player's own when Other is chosen. */
export function BackgroundFields() {
  const { register, watch, formState } = useFormContext<CharacterFormValues>();
  const { errors } = formState;
  return (
    <div className="grid gap-5">
      <Field label={text.characters.background} error={errors.background?.message}>
        {(field) => (
          <Select
            {...field}
            {...register("background")}
            options={backgrounds}
            placeholder={text.characters.backgroundPlaceholder}
          />
        )}
      </Field>
      {watch("background") === OTHER && (
        <Field label={text.characters.customBackground} required error={errors.customBackground?.message}>
          {(field) => <Input {...field} {...register("customBackground")} autoComplete="off" />}
        </Field>
      )}
    </div>
  );
}
