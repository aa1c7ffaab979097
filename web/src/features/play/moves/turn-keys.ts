import type { KeyboardEvent } from "react";

import type { TurnAction } from "./turn-actions.ts";

const TURN = "article.turn";
/** Elements in which a letter key types text, or chooses in an open menu or dialog. */
const WRITING = 'input, textarea, select, [contenteditable="true"], [role="menu"], [role="dialog"]';

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** The action for a key that was pressed on a turn. With a modifier key there is none, because such shortcuts belong to the browser. */
export const actionFor = (actions: readonly TurnAction[], { key, ctrlKey, metaKey, altKey }: Pressed) =>
  ctrlKey || metaKey || altKey
    ? undefined
    : actions.find((action) => action.key === (key.length === 1 ? key.toLowerCase() : key));

/** The turn element in which a key event happened. Null if the event's target takes letters, such as a text field. */
export function turnUnder(target: EventTarget): HTMLElement | null {
  return target instanceof Element && !target.closest(WRITING) ? target.closest<HTMLElement>(TURN) : null;
}

/** Moves the focus to the next or previous turn, and from the last turn to the composer. Returns whether it moved the focus. */
export function walk(step: -1 | 1): boolean {
  const turns = [...document.querySelectorAll<HTMLElement>(TURN)];
  const here = document.activeElement?.closest<HTMLElement>(TURN) ?? null;
  const at = here ? turns.indexOf(here) + step : step < 0 ? turns.length - 1 : -1;
  const next = at === turns.length ? document.querySelector<HTMLElement>(".composer textarea") : turns[at];
  if (!next) return false;
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: "nearest" });
  return true;
}
