/** What stands between (SRD 5.2, "Cover"). */
export type Cover = "none" | "half" | "three-quarters" | "total";

/** What cover adds to armour class and to Dexterity saves; behind total cover nothing can be aimed at. */
export const coverBonus = (cover: Cover): number => ({ none: 0, half: 2, "three-quarters": 5, total: 5 })[cover];

export const coverName = (cover: Cover): string =>
  ({ none: "no cover", half: "half cover", "three-quarters": "three-quarters cover", total: "total cover" })[cover];
