/** The most items of one turn that are not relevant themselves but come from a relevant scene. */
const BESIDE = 1;

/**
 * Reorders the entries so that the first ones come from different turns. A turn may leave up to a dozen memories, and one long turn must
 * not fill the whole recall. At most `most` relevant items of a turn stay in front; its other items move to the end. An item that is not
 * relevant itself stays in front only if no item of its turn is relevant. Items without a turn are not limited.
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
