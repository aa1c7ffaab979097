import { Popover as Base } from "@base-ui/react/popover";
import type { ReactElement, ReactNode } from "react";

import { cx } from "../../../../shared/cx.ts";

/** A popover together with its button. The popover is open when it is first rendered, unless `defaultOpen` is false. */
export function Popover({
  trigger,
  title,
  defaultOpen = true,
  className = "w-[min(24rem,calc(100vw-1.5rem))]",
  children,
}: {
  readonly trigger: ReactElement;
  readonly title: string;
  readonly defaultOpen?: boolean;
  /** The width. */
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <Base.Root defaultOpen={defaultOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner side="top" sideOffset={8} collisionPadding={12} className="z-50">
          <Base.Popup
            className={cx(
              "popup-motion max-h-(--available-height) overflow-y-auto rounded-md border border-line bg-raised p-4 text-sm shadow-table outline-none",
              className,
            )}
          >
            <Base.Title className="font-display text-lg font-semibold">{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
