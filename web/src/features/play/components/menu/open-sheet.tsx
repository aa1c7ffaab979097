import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { type ReactElement, type ReactNode, useRef, useState } from "react";

import { text } from "../../../../shared/text/text.ts";
import { backdropProps } from "../../../../shared/ui/overlays/popup-style.ts";
import { DrawerContext, type DrawerGoal } from "./drawer-context.ts";

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
  const [isOpen, setOpen] = useState(true);
  const goal = useRef<DrawerGoal | null>(null);
  const close = (to?: DrawerGoal) => {
    goal.current = to ?? null;
    setOpen(false);
  };
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(open) => {
        goal.current = null;
        setOpen(open);
      }}
    >
      <Dialog.Trigger render={trigger} />
      <Dialog.Portal>
        <Dialog.Backdrop {...backdropProps} />
        <Dialog.Popup
          className="bottom-sheet"
          finalFocus={() => {
            if (goal.current === "box") return document.querySelector<HTMLElement>(".composer textarea");
            return goal.current !== "turn";
          }}
        >
          <div className="mb-4 flex items-center justify-between">
            <Dialog.Title className="font-display text-lg font-semibold">{title}</Dialog.Title>
            <Dialog.Close
              aria-label={text.common.close}
              className="-mr-2 grid size-11 place-items-center rounded-sm text-quiet hover:text-text"
            >
              <X aria-hidden="true" size={19} />
            </Dialog.Close>
          </div>
          <DrawerContext value={close}>{children}</DrawerContext>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
