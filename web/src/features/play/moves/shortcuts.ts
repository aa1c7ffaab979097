/** What a shortcut does at the table. */
export type Meaning = "x-card" | "stop" | "undo" | "redo" | "retry" | "edit-last" | "help" | "earlier" | "later";

export type KeyPressed = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** Where the key was pressed: in the composer, another field or none; and whether the composer is empty. */
export interface KeyPlace {
  readonly writes: "box" | "field" | null;
  readonly boxIsEmpty: boolean;
}

/** Shortcuts with Ctrl, or Cmd on a Mac. A field with text keeps its own shortcuts. */
function withControl(key: string, shiftKey: boolean, { writes, boxIsEmpty }: KeyPlace): Meaning | null {
  if (key === "Enter") return writes === "field" ? null : "retry";
  if (writes === "field" || !boxIsEmpty) return null;
  if (key === "z") return shiftKey ? "redo" : "undo";
  return key === "y" && !shiftKey ? "redo" : null;
}

/** Maps a key event to its meaning at the table; null if it has none. The only list of shortcuts. */
export function meaningOf(
  { key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyPressed,
  place: KeyPlace,
): Meaning | null {
  const control = ctrlKey || metaKey;
  if (altKey) {
    if (control || shiftKey) return null;
    // By position on the keyboard: on a Mac, Alt+X types another letter.
    if (code === "KeyX") return "x-card";
    if (place.writes === "field") return null;
    return key === "ArrowUp" ? "earlier" : key === "ArrowDown" ? "later" : null;
  }
  if (control) return withControl(key.length === 1 ? key.toLowerCase() : key, shiftKey, place);
  if (key === "Escape") return "stop";
  if (key === "ArrowUp" && !shiftKey && place.writes === "box" && place.boxIsEmpty) return "edit-last";
  return key === "?" && place.writes === null ? "help" : null;
}
