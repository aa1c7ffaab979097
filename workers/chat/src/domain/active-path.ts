/** Turns that left and joined the active path by a move of the head, both in story order. */
export interface PathChange {
  readonly left: string[];
  readonly joined: string[];
}

/** Which turns a move of the head takes off the active path and which it puts on. */
export function pathChange(before: readonly string[], after: readonly string[]): PathChange {
  let shared = 0;
  while (shared < before.length && shared < after.length && before[shared] === after[shared]) shared += 1;
  return { left: before.slice(shared), joined: after.slice(shared) };
}
