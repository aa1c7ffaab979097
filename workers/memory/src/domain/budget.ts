/**
 * Chooses the best items: at most `limit`, with at most `budget` characters together. Pinned items come first, whatever their score. An
 * item that no longer fits is skipped, because the budget may never be exceeded.
 */
export function fitBudget<Item extends { readonly pinned: boolean; readonly content: string }>(
  ranked: readonly Item[],
  limit: number,
  budget: number,
): Item[] {
  const chosen: Item[] = [];
  let left = budget;
  for (const item of [...ranked.filter(({ pinned }) => pinned), ...ranked.filter(({ pinned }) => !pinned)]) {
    if (chosen.length >= limit) break;
    if (item.content.length > left) continue;
    chosen.push(item);
    left -= item.content.length;
  }
  return chosen;
}
