import { Controller, useFormContext } from "react-hook-form";

import { LANGUAGES } from "#contracts/language";

import { NumberInput } from "../../../shared/form/number-input.tsx";
import { text } from "../../../shared/text/text.ts";
import { CheckboxGroup } from "../../../shared/ui/fields/checkbox-group.tsx";
import { Field } from "../../../shared/ui/fields/field.tsx";
import { Select } from "../../../shared/ui/fields/select.tsx";
import { Slider } from "../../../shared/ui/fields/slider.tsx";
import type { CampaignFormValues } from "../campaign-form.ts";
import { HouseRuleSwitches } from "./house-rules.tsx";

const FOCUS = ["exploration", "combat", "social"] as const;

/** Level, party, focus, elements, language and house rules: the part shared by the create form and the edit form. */
export function CampaignFields() {
  return (
    <>
      <PartyFields />
      <FocusFields />
      <ElementsField />
      <LanguageField />
      <HouseRulesField />
    </>
  );
}

function PartyFields() {
  const { register, control, formState } = useFormContext<CampaignFormValues>();
  const { errors } = formState;
  return (
    <div className="grid items-start gap-5 sm:grid-cols-3">
      <Field label={text.campaigns.startingLevel} hint={text.campaigns.levelHint} error={errors.startingLevel?.message}>
        {(field) => <NumberInput {...field} {...register("startingLevel", { valueAsNumber: true })} min={1} max={20} />}
      </Field>
      <Field label={text.campaigns.maxCharacters} hint={text.campaigns.partyHint} error={errors.maxCharacters?.message}>
        {(field) => <NumberInput {...field} {...register("maxCharacters", { valueAsNumber: true })} min={1} max={4} />}
      </Field>
      <Field label={text.campaigns.progression} error={errors.levelProgression?.message}>
        {(field) => (
          <Controller
            control={control}
            name="levelProgression"
            render={({ field: { value, ...progression } }) => (
              // A stored `standard` has no option of its own in this list, so it is shown as milestone.
              <Select
                {...field}
                {...progression}
                value={value === "standard" ? "milestone" : value}
                options={text.options.progressions}
              />
            )}
          />
        )}
      </Field>
    </div>
  );
}

function FocusFields() {
  const { control } = useFormContext<CampaignFormValues>();
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 font-medium">{text.campaigns.focus}</legend>
      <p className="text-sm text-quiet">{text.campaigns.focusHint}</p>
      <div className="grid gap-x-8 gap-y-2 sm:grid-cols-3">
        {FOCUS.map((name) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field }) => (
              <Slider
                label={text.campaigns[name]}
                stops={text.options.intensities}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
        ))}
      </div>
    </fieldset>
  );
}

function LanguageField() {
  const { register } = useFormContext<CampaignFormValues>();
  return (
    <Field label={text.campaigns.language} hint={text.campaigns.languageHint}>
      {(field) => <Select {...field} {...register("language")} options={LANGUAGES} />}
    </Field>
  );
}

function HouseRulesField() {
  const { control } = useFormContext<CampaignFormValues>();
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 font-medium">{text.campaigns.houseRules}</legend>
      <p className="text-sm text-quiet">{text.campaigns.houseRulesHint}</p>
      <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Controller
          control={control}
          name="houseRules"
          render={({ field }) => <HouseRuleSwitches value={field.value} onChange={field.onChange} />}
        />
      </div>
    </fieldset>
  );
}

function ElementsField() {
  const { control, formState } = useFormContext<CampaignFormValues>();
  return (
    <Controller
      control={control}
      name="elements"
      render={({ field }) => (
        <CheckboxGroup
          legend={text.campaigns.elementsLegend}
          hint={text.campaigns.elementsHint}
          options={text.options.elements}
          name={field.name}
          value={field.value}
          onChange={field.onChange}
          error={formState.errors.elements?.message}
        />
      )}
    />
  );
}
