import { useFormContext } from "react-hook-form";

import { OTHER } from "../../../shared/sheet/lines.ts";
import { text } from "../../../shared/text/en.ts";
import { Field } from "../../../shared/ui/field.tsx";
import { Input } from "../../../shared/ui/input.tsx";
import { Select } from "../../../shared/ui/select.tsx";
import type { CharacterFormValues } from "../character-form.ts";
import { BACKGROUNDS, RACES } from "../origins.ts";

const races = RACES.map(({ name }) => ({ value: name, label: name }));
const backgrounds = BACKGROUNDS.map((name) => ({ value: name, label: name }));

/** Name, race and background, with a field for one's own where Other is chosen. */
export function IdentityFields() {
  const { register, watch, formState } = useFormContext<CharacterFormValues>();
  const { errors } = formState;
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <Field label={text.characters.name} required error={errors.name?.message}>
          {(field) => (
            <Input {...field} {...register("name")} placeholder={text.characters.namePlaceholder} autoComplete="off" />
          )}
        </Field>
      </div>
      <Field label={text.characters.race} error={errors.race?.message}>
        {(field) => (
          <Select {...field} {...register("race")} options={races} placeholder={text.characters.racePlaceholder} />
        )}
      </Field>
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
      {watch("race") === OTHER && (
        <div className="sm:col-start-1">
          <Field label={text.characters.customRace} required error={errors.customRace?.message}>
            {(field) => <Input {...field} {...register("customRace")} autoComplete="off" />}
          </Field>
        </div>
      )}
      {watch("background") === OTHER && (
        <div className="sm:col-start-2">
          <Field label={text.characters.customBackground} required error={errors.customBackground?.message}>
            {(field) => <Input {...field} {...register("customBackground")} autoComplete="off" />}
          </Field>
        </div>
      )}
    </div>
  );
}
