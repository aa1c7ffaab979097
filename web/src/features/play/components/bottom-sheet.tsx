import { Dialog } from "@base-ui/react/dialog";
import { type LucideIcon, X } from "lucide-react";
import type { ReactNode } from "react";

import { cx } from "../../../shared/cx.ts";
import { text } from "../../../shared/text/en.ts";
import { backdropStyle } from "../../../shared/ui/popup-style.ts";

interface BottomSheetProps {
  readonly icon: LucideIcon;
  /** What the button that opens it does, for those who do not see the icon. */
  readonly label: string;
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A button of one icon that lifts a sheet from below: what a small screen has no room to show always. */
export function BottomSheet({ icon: Icon, label, title, className, children }: BottomSheetProps) {
  return (
    <Dialog.Root>
      <Dialog.Trigger
        aria-label={label}
        className={cx(
          "grid size-10 shrink-0 place-items-center rounded-sm text-quiet transition-colors hover:bg-raised hover:text-text pointer-coarse:size-11",
          className,
        )}
      >
        <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
      </Dialog.Trigger>
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
