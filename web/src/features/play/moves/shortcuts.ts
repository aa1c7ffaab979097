/** What a key means at the table. */
export type Meaning = "x-card" | "stop" | "undo" | "redo" | "retry" | "edit-last" | "help" | "earlier" | "later";

export type KeyPressed = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** Where it was pressed: in the player's box, another field or none; and whether the box is empty. */
export interface KeyPlace {
  readonly writes: "box" | "field" | null;
  readonly boxIsEmpty: boolean;
}

/** Keys with Ctrl, or with the key that a Mac has for it. In a field they are the field's, but for an empty box. */
function withControl(key: string, shiftKey: boolean, { writes, boxIsEmpty }: KeyPlace): Meaning | null {
  if (key === "Enter") return writes === "field" ? null : "retry";
  if (writes === "field" || !boxIsEmpty) return null;
  if (key === "z") return shiftKey ? "redo" : "undo";
  return key === "y" && !shiftKey ? "redo" : null;
}

/** The one list of what keys mean at the table; null where a key has no meaning here. */
export function meaningOf(
  { key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyPressed,
  place: KeyPlace,
): Meaning | null {
  const control = ctrlKey || metaKey;
  if (altKey) {
    if (control || shiftKey) return null;
    // By its place on the keyboard: with Alt a Mac's X is another letter.
    if (code === "KeyX") return "x-card";
    if (place.writes === "field") return null;
    return key === "ArrowUp" ? "earlier" : key === "ArrowDown" ? "later" : null;
  }
  if (control) return withControl(key.length === 1 ? key.toLowerCase() : key, shiftKey, place);
  if (key === "Escape") return "stop";
  if (key === "ArrowUp" && !shiftKey && place.writes === "box" && place.boxIsEmpty) return "edit-last";
  return key === "?" && place.writes === null ? "help" : null;
}
