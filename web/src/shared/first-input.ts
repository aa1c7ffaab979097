/** Screen readers and voice control press without a pointer, and type without keys. */
const KINDS = ["pointerdown", "click", "keydown", "input"] as const;

/** Resolves when the player does something in the page for the first time: presses or types. */
export function firstInput(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    for (const kind of KINDS) addEventListener(kind, () => resolve(), { once: true, passive: true, signal });
  });
}
