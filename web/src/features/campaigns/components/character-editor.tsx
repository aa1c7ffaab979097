import { useForm } from "react-hook-form";
import { toast } from "sonner";
import * as z from "zod/mini";

import { level } from "#contracts/entities/campaign";
import { type Character, characterFields, HitPoints } from "#contracts/entities/character";
import { name } from "#contracts/text";

import { messageOf } from "../../../shared/api/api-error.ts";
import { useUpdateCharacter } from "../../../shared/api/update-character.ts";
import { formResolver } from "../../../shared/form/form-resolver.ts";
import { NumberInput } from "../../../shared/form/number-input.tsx";
import { UnsavedChanges } from "../../../shared/form/unsaved-changes.tsx";
import { text } from "../../../shared/text/text.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import { Field } from "../../../shared/ui/fields/field.tsx";
import { Input } from "../../../shared/ui/fields/input.tsx";
import { Notice } from "../../../shared/ui/states/notice.tsx";

const resolver = formResolver(
  z
    .strictObject({ name, level, hp: HitPoints, armorClass: characterFields.armorClass.def.innerType })
    .check(z.refine(({ hp }) => hp.current <= hp.max, { path: ["hp", "current"], error: text.characters.hpTooHigh })),
);

/** A row of fields: name, level, hit points and armour class. With exactly one class, the level changes that class's level too. */
export function CharacterEditor({
  character,
  onClose,
}: {
  readonly character: Character;
  readonly onClose: () => void;
}) {
  const update = useUpdateCharacter(character.id);
  const { name: characterName, level: now, hp, armorClass, classes } = character;
  const form = useForm({
    resolver,
    mode: "onTouched",
    defaultValues: { name: characterName, level: now, hp, armorClass },
  });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;

  const submit = handleSubmit((changes) => {
    const [only] = classes;
    const rising = only && classes.length === 1 ? { classes: [{ ...only, level: changes.level }] } : {};
    update.mutate(
      { ...changes, ...rising },
      {
        onSuccess: (saved) => {
          toast.success(text.characters.saved(saved.name));
          onClose();
        },
      },
    );
  });

  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void submit(event)}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label={text.sheet.name} required error={errors.name?.message}>
          {(field) => <Input {...field} {...register("name")} autoComplete="off" />}
        </Field>
        <Field label={text.sheet.level} error={errors.level?.message}>
          {(field) => <NumberInput {...field} {...register("level", { valueAsNumber: true })} min={1} max={20} />}
        </Field>
        <Field label={text.characters.hpCurrent} error={errors.hp?.current?.message}>
          {(field) => <NumberInput {...field} {...register("hp.current", { valueAsNumber: true })} min={0} />}
        </Field>
        <Field label={text.characters.hpMost} error={errors.hp?.max?.message}>
          {(field) => <NumberInput {...field} {...register("hp.max", { valueAsNumber: true })} min={1} />}
        </Field>
        <Field label={text.sheet.armorClass} error={errors.armorClass?.message}>
          {(field) => <NumberInput {...field} {...register("armorClass", { valueAsNumber: true })} min={0} max={99} />}
        </Field>
      </div>
      {update.error && (
        <Notice tone="error">
          {text.characters.updateError(messageOf(update.error, text.characters.unknownError))}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" busy={update.isPending}>
          {text.common.save}
        </Button>
        <Button variant="quiet" size="small" disabled={update.isPending} onClick={onClose}>
          {text.common.cancel}
        </Button>
      </div>
      <UnsavedChanges active={formState.isDirty} />
    </form>
  );
}
