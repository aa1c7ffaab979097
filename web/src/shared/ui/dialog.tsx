import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";

import { text } from "../text/en.ts";
import { backdropStyle, popupStyle } from "./popup-style.ts";

interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: string;
  readonly children: ReactNode;
}

/** A window above the page; Escape, the cross and a click outside close it, and focus returns to where it was. */
export function Dialog({ open, onOpenChange, title, description, children }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={backdropStyle} />
        <Base.Popup className={popupStyle}>
          <div className="flex items-start justify-between gap-4">
            <Base.Title className="font-display text-xl font-semibold">{title}</Base.Title>
            <Base.Close
              aria-label={text.common.close}
              className="-m-2 grid size-11 shrink-0 place-items-center rounded-sm text-quiet hover:text-text"
            >
              <X aria-hidden="true" size={19} />
            </Base.Close>
          </div>
          {description && <Base.Description className="mt-2 text-quiet">{description}</Base.Description>}
          <div className="mt-5">{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
