import { useFormContext, useWatch } from "react-hook-form";

import type { Choice } from "#rules/growth";

import { text } from "../../../shared/text/text.ts";
import { CheckboxGroup } from "../../../shared/ui/fields/checkbox-group.tsx";
import { Field } from "../../../shared/ui/fields/field.tsx";
import { Select } from "../../../shared/ui/fields/select.tsx";
import type { CharacterFormValues } from "../character-form.ts";
import { choiceName, optionName } from "./hero-words.ts";

const copy = text.hero;

/** The answer to a choice in the form, and how to change it. */
function useAnswer(id: string): readonly [readonly string[], (answer: readonly string[]) => void] {
  const { control, getValues, setValue } = useFormContext<CharacterFormValues>();
  const answers = useWatch({ control, name: "answers" });
  const give = (answer: readonly string[]) =>
    setValue("answers", { ...getValues("answers"), [id]: [...answer] }, { shouldDirty: true });
  return [answers[id] ?? [], give];
}

const optionsOf = ({ options }: Choice) => options.map((option) => ({ value: option.id, label: optionName(option) }));

/** A choice of the rules: a list for one, checkboxes for several, a list for each where the same may be chosen twice. */
export function ChoiceField({ choice }: { readonly choice: Choice }) {
  if (choice.same > 1) return <RepeatedField choice={choice} />;
  return choice.most === 1 ? <OneField choice={choice} /> : <SeveralField choice={choice} />;
}

function OneField({ choice }: { readonly choice: Choice }) {
  const [answer, give] = useAnswer(choice.id);
  const options = optionsOf(choice);
  const [chosen = ""] = answer;
  return (
    <Field label={choiceName(choice)}>
      {(field) => (
        <Select
          {...field}
          options={options}
          placeholder={copy.choose}
          value={options.some(({ value }) => value === chosen) ? chosen : ""}
          onChange={({ target }) => give(target.value === "" ? [] : [target.value])}
        />
      )}
    </Field>
  );
}

function SeveralField({ choice }: { readonly choice: Choice }) {
  const [answer, give] = useAnswer(choice.id);
  const options = optionsOf(choice);
  const chosen = answer.filter((id) => options.some(({ value }) => value === id));
  return (
    <div className="grid gap-1.5">
      <CheckboxGroup legend={choiceName(choice)} options={options} value={chosen} onChange={give} most={choice.most} />
      <p role="status" className="text-sm text-quiet">
        {copy.chosenOf(chosen.length, choice.most)}
      </p>
    </div>
  );
}

function RepeatedField({ choice }: { readonly choice: Choice }) {
  const [answer, give] = useAnswer(choice.id);
  const options = optionsOf(choice);
  const given = Array.from({ length: choice.most }, (_, at) => answer[at] ?? "");
  const isFull = (id: string, at: number) =>
    given.filter((one, other) => other !== at && one === id).length >= choice.same;
  return (
    <fieldset>
      <legend className="mb-2.5 font-medium">{choiceName(choice)}</legend>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        {given.map((chosen, at) => (
          // The places have no other name than their number.
          <Field key={at} label={copy.raise(at + 1)}>
            {(field) => (
              <Select
                {...field}
                options={options.filter(({ value }) => value === chosen || !isFull(value, at))}
                placeholder={copy.choose}
                value={chosen}
                onChange={({ target }) => give(given.with(at, target.value))}
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
