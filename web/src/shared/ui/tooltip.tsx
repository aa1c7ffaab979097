import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement } from "react";

interface TooltipProps {
  /** What the tooltip shows. The trigger needs its own accessible name: tooltips are for eyes. */
  readonly label: string;
  /** One element that takes a ref and props, usually a button or a link. */
  readonly children: ReactElement;
  readonly side?: "top" | "right" | "bottom" | "left";
  /** No hint now, without remounting the trigger. */
  readonly disabled?: boolean;
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

/** A hint on hover and on keyboard focus. */
export function Tooltip({ label, children, side = "top", disabled = false, open, onOpenChange }: TooltipProps) {
  return (
    <Base.Root
      disabled={disabled}
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      <Base.Trigger render={children} delay={350} closeOnClick={open === undefined} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={8} collisionPadding={8} className="z-50">
          <Base.Popup className="popup-motion max-w-64 rounded-sm border border-line bg-sunken px-2.5 py-1.5 text-sm shadow-table">
            {label}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
