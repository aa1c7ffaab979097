/** The action that a keyboard shortcut triggers at the table. */
export type Meaning =
  | "x-card"
  | "to-box"
  | "search"
  | "stop"
  | "undo"
  | "redo"
  | "retry"
  | "edit-last"
  | "help"
  | "earlier"
  | "later";

export type KeyPressed = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** Where the key was pressed: in the composer (`box`), in another field, or in none; and whether the composer is empty. */
export interface KeyPlace {
  readonly writes: "box" | "field" | null;
  readonly boxIsEmpty: boolean;
}

/** The action of a shortcut with Ctrl, or Cmd on a Mac. In a field with text, the field's own shortcuts apply instead. */
function withControl(key: string, shiftKey: boolean, { writes, boxIsEmpty }: KeyPlace): Meaning | null {
  if (key === "Enter") return writes === "field" ? null : "retry";
  if (writes === "field" || !boxIsEmpty) return null;
  if (key === "z") return shiftKey ? "redo" : "undo";
  return key === "y" && !shiftKey ? "redo" : null;
}

/** The action that a key event triggers at the table; null if it triggers none. All shortcuts are listed here and nowhere else. */
export function meaningOf(
  { key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyPressed,
  place: KeyPlace,
): Meaning | null {
  const control = ctrlKey || metaKey;
  if (altKey) {
    if (control || shiftKey) return null;
    // These keys are recognised by their position on the keyboard, because on a Mac they type other letters with Alt.
    if (code === "KeyX") return "x-card";
    if (code === "KeyI" && place.writes !== "box") return "to-box";
    if (place.writes === "field") return null;
    if (code === "KeyS" && (place.writes === null || place.boxIsEmpty)) return "search";
    return key === "ArrowUp" ? "earlier" : key === "ArrowDown" ? "later" : null;
  }
  if (control) return withControl(key.length === 1 ? key.toLowerCase() : key, shiftKey, place);
  if (key === "Escape") return "stop";
  if (key === "ArrowUp" && !shiftKey && place.writes === "box" && place.boxIsEmpty) return "edit-last";
  return key === "?" && place.writes === null ? "help" : null;
}
