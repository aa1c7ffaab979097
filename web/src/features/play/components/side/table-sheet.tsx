import { Users } from "lucide-react";

import type { Campaign } from "#contracts/entities/campaign";
import { text } from "../../../../shared/text/text.ts";
import { BottomSheet } from "../menu/bottom-sheet.tsx";
import { AtTheTable } from "./table-panel.tsx";

/** The content of the table panel as a bottom sheet, for screens that have no room beside the story. */
export function TableSheet(props: { readonly campaign: Campaign; readonly genres: readonly string[] }) {
  return (
    <BottomSheet icon={Users} label={text.play.tableOpen} title={text.play.table} className="-mr-2 lg:hidden">
      <AtTheTable {...props} />
    </BottomSheet>
  );
}
