/**
 * The best that fit: at most `limit`, together at most `budget` characters. Pinned ones come first whatever their score;
 * one too long for what is left is passed over for the next (the budget is hard).
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
