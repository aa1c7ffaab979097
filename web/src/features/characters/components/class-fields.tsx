import { Plus, X } from "lucide-react";
import { useFieldArray, useFormContext } from "react-hook-form";

import { cx } from "../../../shared/cx.ts";
import { NumberInput } from "../../../shared/form/number-input.tsx";
import { OTHER } from "../../../shared/sheet/sheet-summary.ts";
import { text } from "../../../shared/text/text.ts";
import { inWords } from "../../../shared/text/rules-words.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import { Field } from "../../../shared/ui/fields/field.tsx";
import { IconButton } from "../../../shared/ui/buttons/icon-button.tsx";
import { Input } from "../../../shared/ui/fields/input.tsx";
import { Select } from "../../../shared/ui/fields/select.tsx";
import { newClassRow, rowName, totalLevel, type CharacterFormValues } from "../character-form.ts";
import { CLASSES } from "../classes.ts";

const options = [...CLASSES.map(({ name }) => name), OTHER].map((name) => ({ value: name, label: inWords(name) }));
const MOST = 10;

/** Class, subclass and level, one row for each class. */
export function ClassFields() {
  const { control, watch } = useFormContext<CharacterFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: "classes" });
  const rows = watch("classes");
  return (
    <div className="grid gap-5">
      {fields.map(({ id }, index) => (
        <ClassRow key={id} index={index} {...(fields.length > 1 && { onRemove: () => remove(index) })} />
      ))}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {fields.length < MOST && (
          <Button variant="quiet" size="small" onClick={() => append(newClassRow(1))}>
            <Plus aria-hidden="true" size={16} />
            {text.characters.addClass}
          </Button>
        )}
        {fields.length > 1 && <p className="text-sm text-quiet">{text.characters.totalLevel(totalLevel(rows))}</p>}
      </div>
    </div>
  );
}

function ClassRow({ index, onRemove }: { readonly index: number; readonly onRemove?: () => void }) {
  const { register, watch, formState } = useFormContext<CharacterFormValues>();
  const errors = formState.errors.classes?.[index];
  const row = watch(`classes.${index}`);
  return (
    <div
      className={cx(
        "grid items-start gap-5",
        onRemove ? "sm:grid-cols-[1fr_1fr_6rem_auto]" : "sm:grid-cols-[1fr_1fr_6rem]",
      )}
    >
      <Field label={text.characters.class} error={errors?.choice?.message}>
        {(field) => (
          <Select
            {...field}
            {...register(`classes.${index}.choice`)}
            options={options}
            placeholder={text.characters.classPlaceholder}
          />
        )}
      </Field>
      <Field label={text.characters.subclass} error={errors?.subclass?.message}>
        {(field) => <Input {...field} {...register(`classes.${index}.subclass`)} autoComplete="off" />}
      </Field>
      <Field label={text.characters.level} error={errors?.level?.message}>
        {(field) => (
          <NumberInput {...field} {...register(`classes.${index}.level`, { valueAsNumber: true })} min={1} max={20} />
        )}
      </Field>
      {onRemove && (
        <div className="sm:pt-7.5">
          <IconButton icon={X} label={text.characters.removeClass(inWords(rowName(row)))} onClick={onRemove} />
        </div>
      )}
      {row.choice === OTHER && (
        <div className="sm:col-span-2 sm:col-start-1">
          <Field label={text.characters.customClass} required error={errors?.ownName?.message}>
            {(field) => <Input {...field} {...register(`classes.${index}.ownName`)} autoComplete="off" />}
          </Field>
        </div>
      )}
    </div>
  );
}
