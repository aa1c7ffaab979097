/** Most items of a turn that are not relevant themselves, but come from a relevant scene. */
const BESIDE = 1;

/**
 * The same entries, but no more than `most` of one turn before the other turns have had their say: a turn leaves up to a dozen
 * memories, and one eloquent turn shall not be all that is recalled. What does not itself speak of the situation stands for its turn
 * only where nothing else of that turn does. What belongs to no turn stands for itself.
 */
export function diversifyByTurn<
  Entry extends { readonly candidate: { readonly id: number; readonly turnNumber: number | null } },
>(ranked: readonly Entry[], most: number, isRelevant: (id: number) => boolean): Entry[] {
  const relevantTurns = new Set(
    ranked.flatMap(({ candidate: { id, turnNumber } }) => (isRelevant(id) ? [turnNumber] : [])),
  );
  const seen = new Map<number, number>();
  const first: Entry[] = [];
  const rest: Entry[] = [];
  for (const entry of ranked) {
    const { id, turnNumber } = entry.candidate;
    const times = turnNumber === null ? 0 : (seen.get(turnNumber) ?? 0);
    const allowed = isRelevant(id) ? most : relevantTurns.has(turnNumber) ? 0 : BESIDE;
    const isFirst = turnNumber === null || times < allowed;
    if (turnNumber !== null && isFirst) seen.set(turnNumber, times + 1);
    (isFirst ? first : rest).push(entry);
  }
  return [...first, ...rest];
}
