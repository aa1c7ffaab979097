import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { text } from "../../../shared/text/text.ts";
import { Dialog } from "../../../shared/ui/overlays/dialog.tsx";
import { Loaded } from "../../../shared/ui/states/loaded.tsx";
import { EmptyState } from "../../../shared/ui/states/states.tsx";
import { useTableState } from "../table/table-context.ts";
import type { Reminders } from "../table/table-state.ts";

import { INSPECTOR_WIDTH } from "./width.ts";
import { InspectionView } from "./inspection-view.tsx";
import { previewQuery, type Seal } from "./inspector-api.ts";

/** The window that shows what a model would be sent for the words in the box. */
export function Preview({
  campaignId,
  reminders,
  onClose,
}: {
  readonly campaignId: string;
  readonly reminders: Reminders;
  readonly onClose: () => void;
}) {
  const words = text.inspector;
  const [seal, setSeal] = useState<Seal>("closed");
  const message = useTableState(({ draft }) => draft.trim());
  const detailLevel = useTableState((state) => state.detailLevel);
  const query = useQuery(previewQuery(campaignId, { message, reminders, detailLevel }, seal));
  return (
    <Dialog title={words.previewTitle} description={words.previewHint} onClose={onClose} className={INSPECTOR_WIDTH}>
      {message === "" ? (
        <EmptyState title={words.previewEmpty}>{words.previewEmptyHint}</EmptyState>
      ) : (
        <Loaded query={query} failed={words.failed}>
          {(answer) => {
            const { inspection, missing } = answer;
            if (!inspection) return <p>{missing === "refused" ? words.missing.refused : words.noModelNow}</p>;
            return (
              <div className="grid gap-5">
                <p className="text-sm text-quiet">{words.previewLater}</p>
                <InspectionView
                  answer={answer}
                  inspection={inspection}
                  tokens={null}
                  seal={seal}
                  isBusy={query.isPlaceholderData}
                  onSeal={setSeal}
                />
              </div>
            );
          }}
        </Loaded>
      )}
    </Dialog>
  );
}
