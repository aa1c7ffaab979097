import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import type { Campaign } from "#contracts/entities/campaign";
import { text } from "../../../shared/text/text.ts";
import { Dialog } from "../../../shared/ui/overlays/dialog.tsx";
import { Loaded } from "../../../shared/ui/states/loaded.tsx";
import { useTableState } from "../table/table-context.ts";
import { INSPECTOR_WIDTH } from "./width.ts";
import { InspectionView } from "./inspection-view.tsx";
import { inspectionQuery, type Seal } from "./inspector-api.ts";
import { OracleRecord } from "./oracle-record.tsx";

/** The window that shows how a reply was made. */
export function InspectTurn({
  campaign,
  turnId,
  onClose,
}: {
  readonly campaign: Campaign;
  readonly turnId: string;
  readonly onClose: () => void;
}) {
  const words = text.inspector;
  const [seal, setSeal] = useState<Seal>("closed");
  const query = useQuery(inspectionQuery(campaign.id, turnId, seal));
  const turn = useTableState(({ turns }) => turns.find((one) => one.turnId === turnId));
  return (
    <Dialog title={words.title} description={words.hint} onClose={onClose} className={INSPECTOR_WIDTH}>
      <Loaded query={query} failed={words.failed}>
        {(answer) => {
          const { inspection, missing } = answer;
          if (inspection) {
            return (
              <InspectionView
                answer={answer}
                inspection={inspection}
                tokens={turn?.tokens ?? null}
                seal={seal}
                isBusy={query.isPlaceholderData}
                onSeal={setSeal}
              />
            );
          }
          if (missing === "no_model" && turn) return <OracleRecord turn={turn} campaign={campaign} />;
          return <p className="text-quiet">{words.missing[missing ?? "not_stored"]}</p>;
        }}
      </Loaded>
    </Dialog>
  );
}
