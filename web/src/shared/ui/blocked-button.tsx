import { useId, useState, type ReactNode } from "react";

import { buttonStyle, type ButtonSize, type ButtonVariant } from "./button-style.ts";
import { Tooltip } from "./tooltip.tsx";

interface BlockedButtonProps {
  readonly reason: string;
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly className?: string;
  /** Where the reason shows, if there is room. */
  readonly side?: "top" | "right" | "bottom" | "left";
}

/**
 * A button that cannot be used now and says why: on hover, on focus, on a tap, and to a screen reader. It is not `disabled`, since
 * a disabled button can be neither reached nor asked.
 */
export function BlockedButton({
  reason,
  children,
  variant = "secondary",
  size = "normal",
  className,
  side = "top",
}: BlockedButtonProps) {
  const reasonId = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Tooltip label={reason} side={side} open={open} onOpenChange={setOpen}>
        <button
          type="button"
          aria-disabled="true"
          aria-describedby={reasonId}
          className={buttonStyle(variant, size, className, true)}
          onClick={() => setOpen(true)}
        >
          {children}
        </button>
      </Tooltip>
      <span id={reasonId} hidden>
        {reason}
      </span>
    </>
  );
}
