import { useMemo, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";

import type { PlayedCharacter } from "#contracts/play/live-sheet";

import { toast } from "../../../shared/ui/overlays/toast.ts";
import { useCorrectCharacter } from "../../../shared/api/correct-character.ts";
import { useUpdateCharacter } from "../../../shared/api/update-character.ts";
import { FormButtons } from "../../../shared/form/form-buttons.tsx";
import { formResolver } from "../../../shared/form/form-resolver.ts";
import { SAVED, UnsavedChanges } from "../../../shared/form/unsaved-changes.tsx";
import { liveOf } from "../../../shared/sheet/played-now.ts";
import { PlayedSince } from "../../../shared/sheet/played-since.tsx";
import { SaveFailure } from "../../../shared/sheet/save-failure.tsx";
import { text } from "../../../shared/text/text.ts";
import { CharacterForm, type CharacterFormValues } from "../character-form.ts";
import { editedHero, editedSheet } from "../hero/edited-hero.ts";
import { FormHeroContext } from "../hero/form-hero.ts";
import { characterAtTable, correctionOf, formValuesOf } from "../hero/played-form.ts";
import { useFollowSuggestions } from "../use-suggested-stats.ts";
import { CharacterFields } from "./character-fields.tsx";

const resolver = formResolver(CharacterForm);
/** What the table calls the turn of a sheet that no story had changed when the form was opened. It fits no turn. */
const NO_TURN = "none";

/**
 * The form for the whole sheet of a stored character; of one who plays, for the sheet at the table. The campaign cannot be changed.
 */
export function EditCharacterForm({
  character: stored,
  onReload,
}: {
  readonly character: PlayedCharacter;
  readonly onReload: () => void;
}) {
  const navigate = useNavigate();
  // The character may be loaded again while the player types. What was changed is told by the one with whom the form was opened.
  const [opened] = useState({ character: characterAtTable(stored), turn: liveOf(stored)?.turn.id ?? NO_TURN });
  const { character } = opened;
  const live = liveOf(stored);
  const update = useUpdateCharacter(stored.id);
  const correct = useCorrectCharacter(stored.id, stored.campaignId);
  const isSaving = update.isPending || correct.isPending;
  const form = useForm<CharacterFormValues, unknown, CharacterFormValues>({
    resolver,
    mode: "onTouched",
    defaultValues: formValuesOf(character),
  });
  const { handleSubmit, formState, watch } = form;
  const key = JSON.stringify(watch());
  const formHero = useMemo(
    () => ({ hero: editedHero(character, JSON.parse(key) as CharacterFormValues), choices: [] }),
    [character, key],
  );
  useFollowSuggestions(form, formHero.hero, character.build !== null);
  const toCharacter = `/characters/${character.id}`;

  const onSuccess = ({ name }: PlayedCharacter) => {
    toast.success(text.characters.saved(name));
    void navigate(toCharacter, { state: SAVED, replace: true });
  };
  const submit = (seen: string) =>
    handleSubmit((values) => {
      if (live === null) update.mutate(editedSheet(character, values), { onSuccess });
      else correct.mutate({ ...correctionOf(character, values), seen }, { onSuccess });
    });

  return (
    <FormProvider {...form}>
      <FormHeroContext value={formHero}>
        <form className="grid gap-10" noValidate onSubmit={(event) => void submit(opened.turn)(event)}>
          <PlayedSince live={live} />
          <CharacterFields />
          <SaveFailure
            error={live === null ? update.error : correct.error}
            onSaveAnyway={() => void submit(live?.turn.id ?? NO_TURN)()}
            onReload={onReload}
          />
          <FormButtons busy={isSaving} cancelTo={toCharacter} />
        </form>
      </FormHeroContext>
      <UnsavedChanges active={formState.isDirty} />
    </FormProvider>
  );
}
