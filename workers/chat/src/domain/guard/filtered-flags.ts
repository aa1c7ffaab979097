import type { GuardFlag } from "#contracts/play/guard";
import type { LeftOut } from "../safety/sentence-filter.ts";

/** Makes one flag for each line or veil for which text was left out. The text that was left out is not stored anywhere. */
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
