/** Which turns a move of the head takes off the active path and which it puts on, both in story order. */
export function pathChange(before: readonly string[], after: readonly string[]): { left: string[]; joined: string[] } {
  let shared = 0;
  while (shared < before.length && shared < after.length && before[shared] === after[shared]) shared += 1;
  return { left: before.slice(shared), joined: after.slice(shared) };
}
