import { FormProvider, useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { toast } from "sonner";

import type { Character } from "#contracts/entities/character";

import { messageOf } from "../../../shared/api/api-error.ts";
import { useUpdateCharacter } from "../../../shared/api/update-character.ts";
import { FormButtons } from "../../../shared/form/form-buttons.tsx";
import { formResolver } from "../../../shared/form/form-resolver.ts";
import { SAVED, UnsavedChanges } from "../../../shared/form/unsaved-changes.tsx";
import { text } from "../../../shared/text/text.ts";
import { Notice } from "../../../shared/ui/states/notice.tsx";
import { CharacterForm, formOf, sheetOf, type CharacterFormValues } from "../character-form.ts";
import { BACKGROUNDS, RACES } from "../origins.ts";
import { CharacterFields } from "./character-fields.tsx";

const resolver = formResolver(CharacterForm);
const raceNames = RACES.map(({ name }) => name);

/** The form for the whole sheet of a stored character. The campaign cannot be changed. */
export function EditCharacterForm({ character }: { readonly character: Character }) {
  const navigate = useNavigate();
  const update = useUpdateCharacter(character.id);
  const form = useForm<CharacterFormValues, unknown, CharacterFormValues>({
    resolver,
    mode: "onTouched",
    defaultValues: formOf(character, raceNames, BACKGROUNDS),
  });
  const { handleSubmit, formState } = form;
  const toCharacter = `/characters/${character.id}`;

  const submit = handleSubmit((values) => {
    const { campaignId: _fixed, ...changes } = sheetOf(values);
    update.mutate(changes, {
      onSuccess: ({ name }) => {
        toast.success(text.characters.saved(name));
        void navigate(toCharacter, { state: SAVED, replace: true });
      },
    });
  });

  return (
    <FormProvider {...form}>
      <form className="grid gap-10" noValidate onSubmit={(event) => void submit(event)}>
        <CharacterFields />
        {update.error && (
          <Notice tone="error">
            {text.characters.updateError(messageOf(update.error, text.characters.unknownError))}
          </Notice>
        )}
        <FormButtons busy={update.isPending} cancelTo={toCharacter} />
      </form>
      <UnsavedChanges active={formState.isDirty} />
    </FormProvider>
  );
}
