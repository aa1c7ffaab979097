import type { GuardFlag } from "#contracts/play/guard";
import type { LeftOut } from "../safety/sentence-filter.ts";

/** What was left out for the player's sake, once for each of their entries: what it said is nowhere kept. */
export function filteredFlags(leftOut: readonly LeftOut[]): GuardFlag[] {
  const entries = new Map(leftOut.map((one) => [`${one.kind} ${one.about}`, one]));
  return [...entries.values()].map(({ kind, about, instead }, index) => ({
    id: `${kind}:${index}`,
    kind,
    sentence: instead,
    about,
    contradicts: null,
    resolved: false,
  }));
}
