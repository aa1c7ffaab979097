import type { KeyboardEvent } from "react";

import type { TurnAction } from "./turn-actions.ts";

const TURN = "article.turn";
/** Where letters are written, or choose among what is open. */
const WRITING = 'input, textarea, select, [contenteditable="true"], [role="menu"], [role="dialog"]';

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** The action that a key means on a turn; none with a modifier, for those keys are the browser's. */
export const actionFor = (actions: readonly TurnAction[], { key, ctrlKey, metaKey, altKey }: Pressed) =>
  ctrlKey || metaKey || altKey
    ? undefined
    : actions.find((action) => action.key === (key.length === 1 ? key.toLowerCase() : key));

/** The turn that a key was pressed on, where no letter is being written. */
export function turnUnder(target: EventTarget): HTMLElement | null {
  return target instanceof Element && !target.closest(WRITING) ? target.closest<HTMLElement>(TURN) : null;
}

/** Goes from turn to turn, and past the last one to the box; true where there was a way to go. */
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
