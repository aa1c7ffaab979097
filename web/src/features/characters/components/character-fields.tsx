import type { ReactNode } from "react";
import { Controller, useFormContext } from "react-hook-form";

import { text } from "../../../shared/text/en.ts";
import { CheckboxGroup } from "../../../shared/ui/checkbox-group.tsx";
import { Field } from "../../../shared/ui/field.tsx";
import { Textarea } from "../../../shared/ui/input.tsx";
import type { CharacterFormValues } from "../character-form.ts";
import { SKILLS } from "../skills.ts";
import { AbilityFields } from "./ability-fields.tsx";
import { BodyFields } from "./body-fields.tsx";
import { ClassFields } from "./class-fields.tsx";
import { IdentityFields } from "./identity-fields.tsx";

const skillOptions = SKILLS.map(({ name, ability }) => ({
  value: name,
  label: text.characters.skillOption(name, text.sheet.short[ability]),
}));

/** The whole sheet as a form, part by part. */
export function CharacterFields({ isNew }: { readonly isNew: boolean }) {
  const { register, formState } = useFormContext<CharacterFormValues>();
  return (
    <>
      <Part title={text.characters.who}>
        <IdentityFields />
      </Part>
      <Part title={text.characters.calling}>
        <ClassFields />
      </Part>
      <Part title={text.sheet.abilityScores}>
        <AbilityFields />
      </Part>
      <Part title={text.characters.body}>
        <BodyFields isNew={isNew} />
      </Part>
      <SkillsField />
      <Field label={text.characters.notes} hint={text.characters.notesHint} error={formState.errors.notes?.message}>
        {(field) => <Textarea {...field} {...register("notes")} className="min-h-24" />}
      </Field>
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-5">
      <legend className="mb-4 w-full border-b border-line pb-2 font-display text-lg font-semibold">{title}</legend>
      {children}
    </fieldset>
  );
}

function SkillsField() {
  const { control, formState } = useFormContext<CharacterFormValues>();
  return (
    <Controller
      control={control}
      name="skills"
      render={({ field }) => {
        // A sheet may have skills that the list does not know; they stay.
        const unlisted = field.value.filter((skill) => !SKILLS.some(({ name }) => name === skill));
        return (
          <CheckboxGroup
            legend={text.characters.skills}
            hint={text.characters.skillsHint}
            options={[...skillOptions, ...unlisted.map((skill) => ({ value: skill, label: skill }))]}
            name={field.name}
            value={field.value}
            onChange={field.onChange}
            error={formState.errors.skills?.message}
          />
        );
      }}
    />
  );
}
