const KEYS: ReadonlySet<string> = new Set(["PageUp", "ArrowUp", "Home", " ", "Tab"]);

/** What was done to the page, as far as it tells a move. */
interface Input {
  readonly type: string;
  readonly deltaY?: number;
  readonly key?: string;
  /** Px from the window's left edge. */
  readonly clientX?: number;
}

/** Whether somebody who does this may be going up the page: by wheel, finger, key, or at the scrollbar, which is right of `width` px. */
export function movesUp({ type, deltaY = 0, key = "", clientX = 0 }: Input, width: number): boolean {
  if (type === "wheel") return deltaY < 0;
  if (type === "keydown") return KEYS.has(key);
  if (type === "pointerdown") return clientX >= width;
  return type === "touchmove";
}
