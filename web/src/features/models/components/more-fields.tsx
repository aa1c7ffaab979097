import { TOOL_MODES } from "#contracts/connections/connection";

import { text } from "../../../shared/text/text.ts";
import { Field } from "../../../shared/ui/fields/field.tsx";
import { Input, Textarea } from "../../../shared/ui/fields/input.tsx";
import { Select } from "../../../shared/ui/fields/select.tsx";
import { type FormErrors, type FormValues, SAMPLER_NAMES } from "../connection-form.ts";

interface MoreFieldsProps {
  readonly values: FormValues;
  readonly errors: FormErrors;
  readonly onChange: (change: Partial<FormValues>) => void;
}

type NumberName = "contextTokens" | "replyTokens" | "thinkingTokens" | "dailyTokens" | "priceIn" | "priceOut";

const TOOL_LABELS = {
  auto: text.models.toolsAuto,
  native: text.models.toolsNative,
  directives: text.models.toolsDirectives,
  decides: text.models.toolsDecides,
} as const;

/** The settings of a connection that most players never need to touch. */
export function MoreFields({ values, errors, onChange }: MoreFieldsProps) {
  const number = (name: NumberName, label: string, hint?: string) => (
    <Field label={label} {...(hint === undefined ? {} : { hint })} error={errors[name]}>
      {(field) => (
        <Input
          {...field}
          inputMode="decimal"
          value={values[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <div className="grid gap-6 pt-4">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {number("contextTokens", text.models.window, text.models.windowHint)}
        {number("dailyTokens", text.models.daily, text.models.dailyHint)}
        {number("replyTokens", text.models.reply, text.models.replyHint)}
        {number("thinkingTokens", text.models.thinking, text.models.thinkingHint)}
        <Field label={text.models.tools} hint={text.models.toolsHint}>
          {(field) => (
            <Select
              {...field}
              value={values.toolMode}
              options={TOOL_MODES.map((value) => ({ value, label: TOOL_LABELS[value] }))}
              onChange={({ target }) => onChange({ toolMode: target.value as FormValues["toolMode"] })}
            />
          )}
        </Field>
      </div>
      <fieldset>
        <legend className="font-medium">{text.models.samplers}</legend>
        <p className="mb-3 text-sm text-quiet">{text.models.samplersHint}</p>
        <div className="grid grid-cols-2 items-end gap-4 sm:grid-cols-4">
          {SAMPLER_NAMES.map((name) => (
            <Field key={name} label={text.models[name]} error={errors[name]}>
              {(field) => (
                <Input
                  {...field}
                  inputMode="decimal"
                  value={values.samplers[name]}
                  onChange={({ target }) => onChange({ samplers: { ...values.samplers, [name]: target.value } })}
                />
              )}
            </Field>
          ))}
        </div>
      </fieldset>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {number("priceIn", text.models.priceIn)}
        {number("priceOut", text.models.priceOut)}
      </div>
      <Field label={text.models.extra} hint={text.models.extraHint} error={errors.extraBody}>
        {(field) => (
          <Textarea
            {...field}
            rows={3}
            spellCheck={false}
            className="font-mono text-sm"
            value={values.extraBody}
            onChange={({ target }) => onChange({ extraBody: target.value })}
          />
        )}
      </Field>
    </div>
  );
}
