const KEYS: ReadonlySet<string> = new Set(["PageUp", "ArrowUp", "Home", " ", "Tab"]);

/** The parts of an input event that show whether the reader scrolls. */
interface Input {
  readonly type: string;
  readonly deltaY?: number;
  readonly key?: string;
  /** Distance in px from the window's left edge. */
  readonly clientX?: number;
}

/**
 * Whether this input may scroll the page up. It can be a wheel, a touch, a key or a press on the scrollbar, which is to the right of
 * `width` px.
 */
export function movesUp({ type, deltaY = 0, key = "", clientX = 0 }: Input, width: number): boolean {
  if (type === "wheel") return deltaY < 0;
  if (type === "keydown") return KEYS.has(key);
  if (type === "pointerdown") return clientX >= width;
  return type === "touchmove";
}
