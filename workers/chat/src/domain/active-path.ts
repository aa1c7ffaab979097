/** The turns that left and joined the active path by a move of the head, both in story order. */
export interface PathChange {
  readonly left: string[];
  readonly joined: string[];
}

/** Compares the active path before and after a move of the head. */
export function pathChange(before: readonly string[], after: readonly string[]): PathChange {
  let shared = 0;
  while (shared < before.length && shared < after.length && before[shared] === after[shared]) shared += 1;
  return { left: before.slice(shared), joined: after.slice(shared) };
}
