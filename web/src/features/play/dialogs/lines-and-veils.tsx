import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import type { SafetyLists } from "#contracts/http/safety";
import { toast } from "../../../shared/ui/overlays/toast.ts";
import { messageOf } from "../../../shared/api/api-error.ts";
import { text } from "../../../shared/text/text.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import { Dialog } from "../../../shared/ui/overlays/dialog.tsx";
import { Field } from "../../../shared/ui/fields/field.tsx";
import { Textarea } from "../../../shared/ui/fields/input.tsx";
import { SkeletonLines } from "../../../shared/ui/states/skeleton.tsx";
import { ErrorState } from "../../../shared/ui/states/states.tsx";
import { safetyQuery, saveSafety } from "../api/safety-api.ts";
import { entriesOf } from "./entries.ts";

interface LinesAndVeilsProps {
  readonly campaignId: string;
  readonly onClose: () => void;
}

/** The dialog for lines and veils: the subjects that the player does not want, in the player's own words. */
export function LinesAndVeils(props: LinesAndVeilsProps) {
  const { safety } = text.play;
  const lists = useQuery(safetyQuery(props.campaignId));
  return (
    <Dialog title={safety.title} description={safety.hint} onClose={props.onClose}>
      {lists.isPending && <SkeletonLines lines={4} />}
      {lists.isError && (
        <ErrorState title={safety.loadFailed} message={lists.error.message} onRetry={() => void lists.refetch()} />
      )}
      {lists.data && <Lists {...props} lists={lists.data} />}
    </Dialog>
  );
}

function Lists({ campaignId, onClose, lists }: LinesAndVeilsProps & { readonly lists: SafetyLists }) {
  const { safety } = text.play;
  const [lines, setLines] = useState(lists.lines.join("\n"));
  const [veils, setVeils] = useState(lists.veils.join("\n"));
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const save = async () => {
    setBusy(true);
    try {
      await saveSafety(campaignId, { lines: entriesOf(lines), veils: entriesOf(veils) });
      onClose();
      toast.success(safety.saved);
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
      <Field label={safety.lines} hint={safety.linesHint}>
        {(control) => (
          <Textarea {...control} rows={3} value={lines} onChange={(event) => setLines(event.target.value)} />
        )}
      </Field>
      <Field label={safety.veils} hint={safety.veilsHint}>
        {(control) => (
          <Textarea {...control} rows={3} value={veils} onChange={(event) => setVeils(event.target.value)} />
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
          {safety.save}
        </Button>
      </div>
    </form>
  );
}
