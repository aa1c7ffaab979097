import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactElement, ReactNode } from "react";

import { text } from "../../../../shared/text/text.ts";
import { backdropStyle } from "../../../../shared/ui/overlays/popup-style.ts";

/** A bottom sheet together with its button. The sheet is open when it is first rendered. */
export function OpenSheet({
  trigger,
  title,
  children,
}: {
  readonly trigger: ReactElement;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <Dialog.Root defaultOpen>
      <Dialog.Trigger render={trigger} />
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropStyle} />
        <Dialog.Popup className="bottom-sheet">
          <div className="mb-4 flex items-center justify-between">
            <Dialog.Title className="font-display text-lg font-semibold">{title}</Dialog.Title>
            <Dialog.Close
              aria-label={text.common.close}
              className="-mr-2 grid size-11 place-items-center rounded-sm text-quiet hover:text-text"
            >
              <X aria-hidden="true" size={19} />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
