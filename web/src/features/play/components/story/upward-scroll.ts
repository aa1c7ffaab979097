const KEYS: ReadonlySet<string> = new Set(["PageUp", "ArrowUp", "Home", " ", "Tab"]);

/** The parts of an input event that show whether the reader scrolls. */
interface Input {
  readonly type: string;
  readonly deltaY?: number;
  readonly key?: string;
  readonly altKey?: boolean;
  /** Distance in px from the window's left edge. */
  readonly clientX?: number;
}

/**
 * Whether this input may scroll the page up. It can be a wheel, a touch, a key or a press on the scrollbar, which is to the right of
 * `width` px.
 */
export function movesUp({ type, deltaY = 0, key = "", altKey = false, clientX = 0 }: Input, width: number): boolean {
  if (type === "wheel") return deltaY < 0;
  // Alt and an arrow lead to the turn next to the one with the focus, which may be far above the window.
  if (type === "keydown") return KEYS.has(key) || (altKey && key === "ArrowDown");
  if (type === "pointerdown") return clientX >= width;
  return type === "touchmove";
}
