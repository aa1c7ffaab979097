import { useId, type ReactNode } from "react";

import { buttonStyle, type ButtonSize, type ButtonVariant } from "./button-style.ts";
import { type Side, Tooltip } from "../overlays/tooltip.tsx";

interface BlockedButtonProps {
  readonly reason: string;
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly className?: string;
  /** The preferred side of the tooltip. */
  readonly side?: Side;
}

/**
 * A button that is not available and says why: on hover, on focus, on a tap, and to screen readers. It is not `disabled`, because a
 * disabled button cannot be focused.
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
  return (
    <>
      <Tooltip label={reason} side={side} onPress>
        <button
          type="button"
          aria-disabled="true"
          aria-describedby={reasonId}
          className={buttonStyle(variant, size, className, true)}
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
