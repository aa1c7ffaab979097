import { ExternalLink, RefreshCw } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";

import type { Character } from "#contracts/entities/character";

import { toast } from "../../../shared/ui/overlays/toast.ts";
import { messageOf } from "../../../shared/api/api-error.ts";
import { formResolver } from "../../../shared/form/form-resolver.ts";
import { formatDate } from "../../../shared/format/relative-time.ts";
import { text } from "../../../shared/text/text.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import { Dialog } from "../../../shared/ui/overlays/dialog.tsx";
import { Notice } from "../../../shared/ui/states/notice.tsx";
import { useRefreshCharacter } from "../api/refresh-character.ts";
import { exportedField } from "../link-request.ts";
import { ExportField } from "./export-field.tsx";

const copy = text.characters.link;

/** Says that the sheet belongs to D&D Beyond and when it was last updated, with a link to it and a way to update it. */
export function LinkedSheet({ character }: { readonly character: Character }) {
  const { id, externalUrl, updatedAt } = character;
  const refresh = useRefreshCharacter(id);
  const [pasting, setPasting] = useState(false);
  return (
    <div className="print:hidden">
      <Notice title={text.sheet.managedIn}>
        <p>
          {text.sheet.managedHint} {copy.takenOn(formatDate(updatedAt))}
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          {externalUrl && (
            <>
              <a
                href={externalUrl}
                target="_blank"
                rel="noreferrer noopener"
                className="link inline-flex items-center gap-1.5"
              >
                {text.sheet.openExternal}
                <ExternalLink aria-hidden="true" size={14} />
              </a>
              <Button
                variant="secondary"
                size="small"
                busy={refresh.isPending}
                onClick={() => refresh.mutate({}, { onSuccess: ({ name }) => toast.success(copy.refreshed(name)) })}
              >
                {!refresh.isPending && <RefreshCw aria-hidden="true" size={15} />}
                {refresh.isPending ? copy.refreshing : copy.refresh}
              </Button>
            </>
          )}
          <Button variant="quiet" size="small" onClick={() => setPasting(true)}>
            {copy.pasteAgain}
          </Button>
        </div>
        {refresh.error && (
          <p role="alert" className="mt-2 text-loss">
            {copy.refreshError(messageOf(refresh.error, text.characters.unknownError))}
          </p>
        )}
      </Notice>
      {pasting && <PasteDialog id={id} onClose={() => setPasting(false)} />}
    </div>
  );
}

const resolver = formResolver(z.strictObject({ exported: exportedField }));

function PasteDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const refresh = useRefreshCharacter(id);
  const { register, handleSubmit, formState } = useForm({ resolver, defaultValues: { exported: "" } });
  const submit = handleSubmit((pasted) =>
    refresh.mutate(pasted, {
      onSuccess: ({ name }) => {
        toast.success(copy.refreshed(name));
        onClose();
      },
    }),
  );
  return (
    <Dialog title={copy.pasteTitle} onClose={onClose}>
      <form className="grid gap-5" noValidate onSubmit={(event) => void submit(event)}>
        <ExportField control={register("exported")} error={formState.errors.exported?.message} />
        {refresh.error && (
          <Notice tone="error">{copy.refreshError(messageOf(refresh.error, text.characters.unknownError))}</Notice>
        )}
        <div>
          <Button type="submit" busy={refresh.isPending}>
            {refresh.isPending ? copy.refreshing : copy.pasteTake}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
