import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { campaignsQuery } from "../../../shared/api/lists.ts";
import { formatDate } from "../../../shared/format/relative-time.ts";
import { text } from "../../../shared/text/text.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import { DetailList } from "../../../shared/ui/content/detail-list.tsx";
import { Dialog } from "../../../shared/ui/overlays/dialog.tsx";
import { Field } from "../../../shared/ui/fields/field.tsx";
import { Notice } from "../../../shared/ui/states/notice.tsx";
import { Select } from "../../../shared/ui/fields/select.tsx";
import type { ParsedFile } from "../formats/parsed-file.ts";
import { Progress } from "./progress.tsx";

interface PreviewProps {
  readonly readings: readonly ParsedFile[];
  /** The campaign that is being imported, and the imported share; null before and after the import. */
  readonly under: { readonly name: string; readonly share: number } | null;
  readonly error: string | null;
  /** @param into the id of the campaign that receives the lore; empty for a new campaign */
  readonly onConfirm: (into: string) => void;
  readonly onClose: () => void;
}

/** Shows what a file would become before anything is stored. */
export function Preview({ readings, under, error, onConfirm, onClose }: PreviewProps) {
  const [into, setInto] = useState("");
  const hasLore = readings.length === 1 && readings[0]?.lore !== undefined;
  const campaigns = useQuery({ ...campaignsQuery(), enabled: hasLore }).data ?? [];
  return (
    <Dialog title={text.portability.previewTitle(readings.length)} onClose={onClose}>
      <div className="grid gap-6">
        <ul className="grid gap-6">
          {readings.map((reading, place) => (
            <li key={place} className="grid gap-3">
              <Contents reading={reading} />
            </li>
          ))}
        </ul>
        {hasLore && campaigns.length > 0 && (
          <Field label={text.portability.into} hint={text.portability.intoHint}>
            {(control) => (
              <Select
                {...control}
                value={into}
                placeholder={text.portability.intoNew}
                options={campaigns.map(({ id, name }) => ({ value: id, label: name || text.campaigns.unnamed }))}
                onChange={({ target }) => setInto(target.value)}
              />
            )}
          </Field>
        )}
        {under && <Progress label={text.portability.bringing(under.name)} share={under.share} />}
        {error !== null && (
          <Notice tone="error" title={text.portability.importFailed}>
            <p>{error}</p>
            <p className="mt-1">{text.portability.goesOn}</p>
          </Notice>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {text.common.cancel}
          </Button>
          <Button busy={under !== null} onClick={() => onConfirm(into)}>
            {error === null ? text.portability.bringIn : text.common.retry}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Contents({ reading: { kind, file, warnings } }: { readonly reading: ParsedFile }) {
  const party = file.characters.map(({ name }) => name).join(", ");
  return (
    <>
      <DetailList
        details={[
          [text.portability.name, file.campaign.name || text.campaigns.unnamed],
          [text.portability.kind, text.portability.kinds[kind]],
          [text.portability.world, file.world?.name ?? text.campaigns.worldDeleted],
          [text.portability.characters, party || text.portability.noCharacters],
          [
            text.portability.length,
            text.portability.counts(file.turns.length, file.memory.filter(({ is }) => is === "item").length),
          ],
          ...(kind === "campaign" ? [[text.portability.exportedOn, formatDate(file.exportedAt)] as const] : []),
        ]}
      />
      {warnings.length > 0 && (
        <Notice tone="warning">
          <ul className="grid gap-1">
            {warnings.map(({ about, count }) => (
              <li key={about}>{text.portability.warnings[about](count)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
