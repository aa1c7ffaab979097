import type { Side } from "./tooltip.tsx";

/** Distance in px between a tooltip and its element, and between a tooltip and the edge of the window. */
const OFFSET = 8;
const EDGE = 8;

interface Size {
  readonly width: number;
  readonly height: number;
}
type Box = Pick<DOMRect, "top" | "right" | "bottom" | "left">;

const OPPOSITE: Readonly<Record<Side, Side>> = { top: "bottom", bottom: "top", left: "right", right: "left" };

/**
 * The position of a tooltip in the window, in px: on the given side, or on the opposite one if there is no room; always inside the window.
 */
export function tooltipPlace(anchor: Box, tip: Size, window: Size, side: Side): { left: number; top: number } {
  const room: Readonly<Record<Side, number>> = {
    top: anchor.top,
    left: anchor.left,
    bottom: window.height - anchor.bottom,
    right: window.width - anchor.right,
  };
  const upright = side === "top" || side === "bottom";
  const needed = (upright ? tip.height : tip.width) + OFFSET + EDGE;
  const at = room[side] < needed && room[OPPOSITE[side]] > room[side] ? OPPOSITE[side] : side;
  const middle = upright ? (anchor.left + anchor.right - tip.width) / 2 : (anchor.top + anchor.bottom - tip.height) / 2;
  const beyond = {
    top: anchor.top - OFFSET - tip.height,
    bottom: anchor.bottom + OFFSET,
    left: anchor.left - OFFSET - tip.width,
    right: anchor.right + OFFSET,
  }[at];
  const within = (value: number, size: number, all: number) => Math.max(EDGE, Math.min(value, all - EDGE - size));
  return {
    left: within(upright ? middle : beyond, tip.width, window.width),
    top: within(upright ? beyond : middle, tip.height, window.height),
  };
}
