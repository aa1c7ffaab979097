import type { ReactNode } from "react";
import { Controller, useFormContext, useWatch } from "react-hook-form";

import { text } from "../../../shared/text/text.ts";
import type { CharacterFormValues } from "../character-form.ts";
import { GearFields, OwnFields, SpellFields } from "../hero/build-fields.tsx";
import { SKILLS } from "../skills.ts";
import { AbilityFields } from "./ability-fields.tsx";
import { BodyFields } from "./body-fields.tsx";
import { ClassFields } from "./class-fields.tsx";
import { NameField, NotesField } from "./identity-fields.tsx";
import { BackgroundFields, RaceFields } from "./origin-fields.tsx";
import { SkillChoice } from "./skill-choice.tsx";

const listed = SKILLS.map(({ name }) => name);

/** All fields of the sheet on one page. */
export function CharacterFields() {
  const { control } = useFormContext<CharacterFormValues>();
  const build = useWatch({ control, name: "build" });
  const [hasBuild, hasOwn] = [build !== null, (build?.homebrew.length ?? 0) > 0];
  return (
    <>
      <Part title={text.characters.who}>
        <NameField />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <RaceFields />
          <BackgroundFields />
        </div>
      </Part>
      <Part title={text.characters.calling}>
        <ClassFields />
      </Part>
      <Part title={text.sheet.abilityScores}>
        <AbilityFields />
      </Part>
      <Part title={text.characters.body}>
        <BodyFields isNew={false} />
      </Part>
      <SkillsField />
      {hasBuild && (
        <>
          <Part title={text.hero.equipment}>
            <GearFields />
          </Part>
          <Part title={text.hero.spells}>
            <SpellFields />
          </Part>
          {hasOwn && (
            <Part title={text.hero.own}>
              <OwnFields />
            </Part>
          )}
        </>
      )}
      <NotesField />
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
      render={({ field }) => (
        <SkillChoice
          legend={text.characters.skills}
          hint={text.characters.skillsHint}
          // A stored sheet may have skills that are not in the list; these stay.
          skills={[...new Set([...listed, ...field.value])]}
          chosen={field.value}
          onChange={field.onChange}
          error={formState.errors.skills?.message}
        />
      )}
    />
  );
}
