import { useState } from "react";

import { LIMITS } from "#contracts/limits";
import { toast } from "../../../shared/ui/overlays/toast.ts";
import { messageOf } from "../../../shared/api/api-error.ts";
import { text } from "../../../shared/text/text.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import { Dialog } from "../../../shared/ui/overlays/dialog.tsx";
import { Field } from "../../../shared/ui/fields/field.tsx";
import { Input } from "../../../shared/ui/fields/input.tsx";
import { useTable } from "../table/table-context.ts";

interface NameCheckpointProps {
  readonly turnId: string;
  readonly onClose: () => void;
}

/** The dialog that gives a turn a name, as a checkpoint. */
export function NameCheckpoint(props: NameCheckpointProps) {
  const { checkpoints } = text.play;
  return (
    <Dialog title={checkpoints.title} description={checkpoints.hint} onClose={props.onClose}>
      <NameForm {...props} />
    </Dialog>
  );
}

function NameForm({ turnId, onClose }: NameCheckpointProps) {
  const { checkpoints } = text.play;
  const table = useTable();
  const [present] = useState(() => table.getState().turns.find((turn) => turn.turnId === turnId)?.checkpoint ?? null);
  const [name, setName] = useState(present ?? "");
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const run = async (task: Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await task;
      onClose();
      toast.success(done);
    } catch (failure) {
      setBusy(false);
      setError(messageOf(failure, checkpoints.failed));
    }
  };
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim()) void run(table.nameTurn(turnId, name.trim()), checkpoints.saved);
      }}
    >
      <Field label={checkpoints.name} error={error}>
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={LIMITS.name}
            autoComplete="off"
            // The player opened the dialog to type a name, so the input gets the focus.
            ref={(input) => input?.focus()}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        {present !== null && (
          <Button
            variant="quiet"
            className="mr-auto"
            disabled={isBusy}
            onClick={() => void run(table.nameTurn(turnId, null), checkpoints.removed)}
          >
            {checkpoints.remove}
          </Button>
        )}
        <Button type="submit" busy={isBusy} disabled={!name.trim()}>
          {checkpoints.save}
        </Button>
      </div>
    </form>
  );
}
