import { Controller, useFormContext } from "react-hook-form";

import type { Genre, MagicLevel } from "#contracts/options";

import { text } from "../../../shared/text/text.ts";
import { CheckboxGroup } from "../../../shared/ui/fields/checkbox-group.tsx";
import { Field } from "../../../shared/ui/fields/field.tsx";
import { Input } from "../../../shared/ui/fields/input.tsx";
import { Select } from "../../../shared/ui/fields/select.tsx";

/** The fields that the create form and the edit form share. */
export interface WorldFieldValues {
  name: string;
  genres: Genre[];
  magicLevel: MagicLevel;
  setting: string;
}

/** Name, genres, magic level and setting. The name may be blank only with a `nameHint`, which says what happens then. */
export function WorldFields({ nameHint }: { readonly nameHint?: string }) {
  const { register, control, formState } = useFormContext<WorldFieldValues>();
  const { errors } = formState;
  return (
    <>
      <Field
        label={text.worlds.name}
        required={nameHint === undefined}
        error={errors.name?.message}
        {...(nameHint !== undefined && { hint: nameHint })}
      >
        {(field) => (
          <Input {...field} {...register("name")} placeholder={text.worlds.namePlaceholder} autoComplete="off" />
        )}
      </Field>
      <Controller
        control={control}
        name="genres"
        render={({ field }) => (
          <CheckboxGroup
            legend={text.worlds.genres}
            hint={text.worlds.genresHint}
            required
            options={text.options.genres}
            name={field.name}
            value={field.value}
            onChange={field.onChange}
            error={errors.genres?.message}
          />
        )}
      />
      <Field label={text.worlds.magicLevel} required error={errors.magicLevel && text.worlds.magicMissing}>
        {(field) => (
          <Select
            {...field}
            {...register("magicLevel")}
            options={text.options.magicLevels}
            placeholder={text.worlds.magicPlaceholder}
          />
        )}
      </Field>
      <Field label={text.worlds.setting} hint={text.worlds.settingHint} error={errors.setting?.message}>
        {(field) => (
          <Input {...field} {...register("setting")} placeholder={text.worlds.settingPlaceholder} autoComplete="off" />
        )}
      </Field>
    </>
  );
}
