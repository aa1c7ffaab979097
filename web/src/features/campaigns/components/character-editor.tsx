import { useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";

import { level } from "#contracts/entities/campaign";
import { characterFields, HitPoints } from "#contracts/entities/character";
import type { PlayedCharacter } from "#contracts/play/live-sheet";
import { name } from "#contracts/text";

import { toast } from "../../../shared/ui/overlays/toast.ts";
import { useCorrectCharacter } from "../../../shared/api/correct-character.ts";
import { useUpdateCharacter } from "../../../shared/api/update-character.ts";
import { formResolver } from "../../../shared/form/form-resolver.ts";
import { NumberInput } from "../../../shared/form/number-input.tsx";
import { UnsavedChanges } from "../../../shared/form/unsaved-changes.tsx";
import { liveOf, playedNow } from "../../../shared/sheet/played-now.ts";
import { PlayedSince } from "../../../shared/sheet/played-since.tsx";
import { SaveFailure } from "../../../shared/sheet/save-failure.tsx";
import { text } from "../../../shared/text/text.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import { Field } from "../../../shared/ui/fields/field.tsx";
import { Input } from "../../../shared/ui/fields/input.tsx";

const resolver = formResolver(
  z
    .strictObject({ name, level, hp: HitPoints, armorClass: characterFields.armorClass.def.innerType })
    .check(z.refine(({ hp }) => hp.current <= hp.max, { path: ["hp", "current"], error: text.characters.hpTooHigh })),
);

interface EditorProps {
  readonly character: PlayedCharacter;
  readonly onClose: () => void;
}

/**
 * A row of fields: name, level, hit points and armour class, of one who plays as they are at the table. With exactly one class, the level
 * changes that class's level too.
 */
export function CharacterEditor(props: EditorProps) {
  /** A new form begins with the character as it is now. */
  const [reloads, setReloads] = useState(0);
  return <EditorForm key={reloads} {...props} onReload={() => setReloads((times) => times + 1)} />;
}

/** What the table calls the turn of a sheet that no story had changed when the form was opened. It fits no turn. */
const NO_TURN = "none";

function EditorForm({ character, onClose, onReload }: EditorProps & { readonly onReload: () => void }) {
  const live = liveOf(character);
  const update = useUpdateCharacter(character.id);
  const correct = useCorrectCharacter(character.id, character.campaignId);
  // The character may be loaded again while the player types. What was changed is told by the one with whom the form was opened.
  const [opened] = useState({ ...playedNow(character), turn: live?.turn.id ?? NO_TURN });
  const { name: characterName, level: now, hp, armorClass, classes } = opened;
  const form = useForm({
    resolver,
    mode: "onTouched",
    defaultValues: { name: characterName, level: now, hp, armorClass },
  });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const isSaving = update.isPending || correct.isPending;

  const onSuccess = (saved: PlayedCharacter) => {
    toast.success(text.characters.saved(saved.name));
    onClose();
  };
  const submit = (seen: string) =>
    handleSubmit((changes) => {
      const [only] = classes;
      const rising = only && classes.length === 1 ? { classes: [{ ...only, level: changes.level }] } : {};
      if (live === null) return update.mutate({ ...changes, ...rising }, { onSuccess });
      const { name: typed, hp: points } = changes;
      return correct.mutate(
        {
          seen,
          stored: typed === characterName ? {} : { name: typed },
          sheet: {
            ...(changes.level !== now && { level: changes.level, ...rising }),
            ...((points.current !== hp.current || points.max !== hp.max) && { hp: points }),
            ...(changes.armorClass !== armorClass && { armorClass: changes.armorClass }),
          },
        },
        { onSuccess },
      );
    });

  return (
    <form className="grid gap-5" noValidate onSubmit={(event) => void submit(opened.turn)(event)}>
      <PlayedSince live={live} />
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
      <SaveFailure
        error={live === null ? update.error : correct.error}
        onSaveAnyway={() => void submit(live?.turn.id ?? NO_TURN)()}
        onReload={onReload}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" busy={isSaving}>
          {text.common.save}
        </Button>
        <Button variant="quiet" size="small" disabled={isSaving} onClick={onClose}>
          {text.common.cancel}
        </Button>
      </div>
      <UnsavedChanges active={formState.isDirty} />
    </form>
  );
}
