import { cloneElement, type ReactElement } from "react";

export type Side = "top" | "right" | "bottom" | "left";

/** The attributes of an element with a tooltip. */
export interface Hinted {
  readonly "data-hint"?: string;
  readonly "data-hint-side"?: Side;
  readonly "data-hint-press"?: "";
}

interface TooltipProps {
  /** The text of the tooltip. The element needs its own accessible name, because screen readers do not read the tooltip. */
  readonly label: string;
  /** A single element that accepts HTML attributes, usually a button or a link. */
  readonly children: ReactElement<Hinted>;
  readonly side?: Side;
  /** Disables the tooltip for the moment. */
  readonly disabled?: boolean;
  /** Also shows the tooltip on a press, for touch screens. */
  readonly onPress?: boolean;
}

/**
 * Gives an element a tooltip on hover and on keyboard focus. This component only sets attributes, because a transcript has hundreds of
 * tooltips; tooltip-layer.tsx shows the text.
 */
export function Tooltip({ label, children, side = "top", disabled = false, onPress = false }: TooltipProps) {
  if (disabled) return children;
  return cloneElement(children, {
    "data-hint": label,
    "data-hint-side": side,
    ...(onPress && { "data-hint-press": "" }),
  });
}
