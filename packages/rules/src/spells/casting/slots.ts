import type { Hero, HeroState } from "../../hero.ts";
import { pactSlots, slots } from "../../sheet/spellcasting.ts";

/** One slot that can be spent: of the spellcasting table, or of pact magic. */
export interface OpenSlot {
  readonly kind: "spellcasting" | "pact";
  readonly level: number;
  readonly left: number;
}

/** Every kind of slot that the hero still has, the lowest first; either kind casts any spell (SRD 5.2, "Multiclassing"). */
export function openSlots(hero: Hero): readonly OpenSlot[] {
  const pact = pactSlots(hero);
  return [
    ...slots(hero).map(({ level, left }): OpenSlot => ({ kind: "spellcasting", level, left })),
    ...(pact ? [{ kind: "pact", level: pact.level, left: pact.left } as const] : []),
  ]
    .filter(({ left }) => left > 0)
    .toSorted((one, other) => one.level - other.level);
}

/** The slot for a spell: of the level asked for, or the lowest that is high enough; undefined where none is left. */
export const slotFor = (hero: Hero, spellLevel: number, asked?: number): OpenSlot | undefined =>
  openSlots(hero).find(({ level }) =>
    asked === undefined ? level >= spellLevel : level === asked && level >= spellLevel,
  );

/** Spent slots with a change at one level. */
const changed = (spent: readonly number[], level: number, by: number): number[] =>
  Array.from({ length: Math.max(spent.length, level) }, (_, at) =>
    Math.max(0, (spent[at] ?? 0) + (at === level - 1 ? by : 0)),
  );

export const slotSpent = (state: HeroState, { kind, level }: OpenSlot): Partial<HeroState> =>
  kind === "pact" ? { pactSpent: state.pactSpent + 1 } : { slotsSpent: changed(state.slotsSpent, level, 1) };

/** One spent slot of a level back; nothing where none is spent. */
export const slotRegained = (state: HeroState, level: number): Partial<HeroState> => ({
  slotsSpent: changed(state.slotsSpent, level, -1),
});
