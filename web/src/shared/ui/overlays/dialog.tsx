import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode, RefObject } from "react";

import { cx } from "../../cx.ts";
import { text } from "../../text/text.ts";
import { backdropProps, popupStyle } from "./popup-style.ts";

/** A dialog with a title and a close button. It is open while it is rendered; afterwards the focus returns to where it was. */
export function Dialog({
  title,
  description,
  onClose,
  className,
  initialFocus,
  children,
}: {
  readonly title: string;
  readonly description?: string;
  readonly onClose: () => void;
  readonly className?: string;
  /** What has the focus when the dialog opens. By default it is the first control. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}) {
  return (
    <Base.Root open onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop {...backdropProps} />
        <Base.Popup className={cx(popupStyle, className)} {...(initialFocus && { initialFocus })}>
          {/* The close button stays visible when the dialog is scrolled. */}
          <div className="sticky -top-6 z-10 -mx-6 -mt-6 flex items-start justify-between gap-4 bg-raised px-6 pt-6 pb-1 sm:-top-8 sm:-mx-8 sm:-mt-8 sm:px-8 sm:pt-8">
            <Base.Title className="font-display text-xl font-semibold">{title}</Base.Title>
            <Base.Close
              aria-label={text.common.close}
              className="-mt-2 -mr-2 grid size-10 shrink-0 place-items-center rounded-sm text-quiet hover:text-text pointer-coarse:size-11"
            >
              <X aria-hidden="true" size={19} />
            </Base.Close>
          </div>
          {description && <Base.Description className="mt-1 text-quiet">{description}</Base.Description>}
          <div className="mt-5">{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
