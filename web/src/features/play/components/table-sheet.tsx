import { Dialog } from "@base-ui/react/dialog";
import { Users, X } from "lucide-react";

import type { Campaign } from "#contracts/entities/campaign";
import { text } from "../../../shared/text/en.ts";
import { backdropStyle } from "../../../shared/ui/popup-style.ts";
import { AtTheTable } from "./table-panel.tsx";

/** The table as a sheet from below, where the screen has no side to put it. */
export function TableSheet(props: { readonly campaign: Campaign; readonly genres: readonly string[] }) {
  return (
    <Dialog.Root>
      <Dialog.Trigger
        aria-label={text.play.tableOpen}
        className="-mr-2 grid size-10 shrink-0 place-items-center rounded-sm text-quiet transition-colors hover:bg-raised hover:text-text lg:hidden pointer-coarse:size-11"
      >
        <Users aria-hidden="true" size={20} strokeWidth={1.75} />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropStyle} />
        <Dialog.Popup className="bottom-sheet">
          <div className="mb-4 flex items-center justify-between">
            <Dialog.Title className="font-display text-lg font-semibold">{text.play.table}</Dialog.Title>
            <Dialog.Close
              aria-label={text.common.close}
              className="-mr-2 grid size-11 place-items-center rounded-sm text-quiet hover:text-text"
            >
              <X aria-hidden="true" size={19} />
            </Dialog.Close>
          </div>
          <AtTheTable {...props} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
