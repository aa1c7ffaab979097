import { Users } from "lucide-react";

import { text } from "../../../../shared/text/text.ts";
import { BottomSheet, SheetButton } from "../menu/bottom-sheet.tsx";
import { AtTheTable, type TablePanelProps } from "./table-panel.tsx";

/** The content of the table panel as a bottom sheet, for screens that have no room beside the story. */
export function TableSheet(props: TablePanelProps) {
  return (
    <BottomSheet
      title={text.play.table}
      renderButton={(rest) => (
        <SheetButton icon={Users} label={text.play.tableOpen} className="-mr-2 lg:hidden" {...rest} />
      )}
    >
      <AtTheTable {...props} />
    </BottomSheet>
  );
}
