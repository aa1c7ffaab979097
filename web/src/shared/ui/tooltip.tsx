import { cloneElement, type ReactElement } from "react";

export type Side = "top" | "right" | "bottom" | "left";

/** What an element has that a tooltip is of. */
export interface Hinted {
  readonly "data-hint"?: string;
  readonly "data-hint-side"?: Side;
  readonly "data-hint-press"?: "";
}

interface TooltipProps {
  /** What the tooltip shows. The trigger needs its own accessible name: tooltips are for eyes. */
  readonly label: string;
  /** One element that takes HTML's attributes, usually a button or a link. */
  readonly children: ReactElement<Hinted>;
  readonly side?: Side;
  /** No hint now. */
  readonly disabled?: boolean;
  /** Shown also by a press, where a finger has no other way to ask. */
  readonly onPress?: boolean;
}

/** A hint on hover and on keyboard focus: words on the element, which tooltip-layer.tsx shows. A story has a hundred of them. */
export function Tooltip({ label, children, side = "top", disabled = false, onPress = false }: TooltipProps) {
  if (disabled) return children;
  return cloneElement(children, {
    "data-hint": label,
    "data-hint-side": side,
    ...(onPress && { "data-hint-press": "" }),
  });
}
