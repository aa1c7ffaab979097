import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { LIMITS } from "#contracts/limits";
import { toast } from "../../../shared/ui/overlays/toast.ts";
import { messageOf } from "../../../shared/api/api-error.ts";
import { text } from "../../../shared/text/text.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import { Dialog } from "../../../shared/ui/overlays/dialog.tsx";
import { Field } from "../../../shared/ui/fields/field.tsx";
import { Textarea } from "../../../shared/ui/fields/input.tsx";
import { SkeletonLines } from "../../../shared/ui/states/skeleton.tsx";
import { ErrorState } from "../../../shared/ui/states/states.tsx";
import { authorsNoteQuery, saveAuthorsNote } from "../api/authors-note-api.ts";

interface AuthorsNoteProps {
  readonly campaignId: string;
  readonly onClose: () => void;
}

/** The dialog for the author's note: what the game master should take into account in every turn, in the player's words. */
export function AuthorsNote(props: AuthorsNoteProps) {
  const { authorsNote } = text.play;
  const saved = useQuery(authorsNoteQuery(props.campaignId));
  return (
    <Dialog title={authorsNote.title} description={authorsNote.hint} onClose={props.onClose}>
      {saved.isPending && <SkeletonLines lines={4} />}
      {saved.isError && (
        <ErrorState title={authorsNote.loadFailed} message={saved.error.message} onRetry={() => void saved.refetch()} />
      )}
      {saved.data !== undefined && <NoteForm {...props} saved={saved.data} />}
    </Dialog>
  );
}

export function NoteForm({ campaignId, onClose, saved }: AuthorsNoteProps & { readonly saved: string }) {
  const { authorsNote } = text.play;
  const [note, setNote] = useState(saved);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const save = async () => {
    setBusy(true);
    try {
      await saveAuthorsNote(campaignId, note.trim());
      onClose();
      toast.success(authorsNote.saved);
    } catch (failure) {
      setBusy(false);
      setError(messageOf(failure, text.errors.unknown));
    }
  };
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field label={authorsNote.label} aside={authorsNote.left(LIMITS.authorsNote - note.length)}>
        {(control) => (
          <Textarea
            {...control}
            rows={5}
            maxLength={LIMITS.authorsNote}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      {error && (
        <p role="alert" className="text-loss">
          {error}
        </p>
      )}
      <div className="flex justify-end gap-3">
        <Button variant="quiet" onClick={onClose}>
          {text.common.cancel}
        </Button>
        <Button type="submit" busy={isBusy}>
          {authorsNote.save}
        </Button>
      </div>
    </form>
  );
}
