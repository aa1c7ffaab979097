import { useFormContext } from "react-hook-form";

import { text } from "../../../shared/text/text.ts";
import { Field } from "../../../shared/ui/fields/field.tsx";
import { Input, Textarea } from "../../../shared/ui/fields/input.tsx";

import type { CharacterFormValues } from "../character-form.ts";

/** The character's name. */
export function NameField() {
  const { register, formState } = useFormContext<CharacterFormValues>();
  return (
    <Field label={text.characters.name} required error={formState.errors.name?.message}>
      {(field) => (
        <Input {...field} {...register("name")} placeholder={text.characters.namePlaceholder} autoComplete="off" />
      )}
    </Field>
  );
}

/** Notes about the character for the game master. */
export function NotesField() {
  const { register, formState } = useFormContext<CharacterFormValues>();
  return (
    <Field label={text.characters.notes} hint={text.characters.notesHint} error={formState.errors.notes?.message}>
      {(field) => <Textarea {...field} {...register("notes")} className="min-h-24" />}
    </Field>
  );
}
