/**
 * The same entries, but no more than `most` of one turn before the other turns have had their say: a turn leaves up to a dozen
 * memories, and one eloquent turn shall not be all that is recalled. What belongs to no turn stands for itself.
 */
export function spread<Entry extends { readonly candidate: { readonly turnNumber: number | null } }>(
  ranked: readonly Entry[],
  most: number,
): Entry[] {
  const seen = new Map<number, number>();
  const first: Entry[] = [];
  const rest: Entry[] = [];
  for (const entry of ranked) {
    const { turnNumber } = entry.candidate;
    const times = turnNumber === null ? 0 : (seen.get(turnNumber) ?? 0);
    if (turnNumber !== null) seen.set(turnNumber, times + 1);
    (times < most ? first : rest).push(entry);
  }
  return [...first, ...rest];
}
