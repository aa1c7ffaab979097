import { Popover as Base } from "@base-ui/react/popover";
import type { ReactElement, ReactNode } from "react";

/** A popover together with its button. The popover is open when it is first rendered. */
export function Popover({
  trigger,
  title,
  children,
}: {
  readonly trigger: ReactElement;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <Base.Root defaultOpen>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner side="top" sideOffset={8} collisionPadding={12} className="z-50">
          <Base.Popup className="popup-motion max-h-(--available-height) w-[min(24rem,calc(100vw-1.5rem))] overflow-y-auto rounded-md border border-line bg-raised p-4 text-sm shadow-table outline-none">
            <Base.Title className="font-display text-lg font-semibold">{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
