/**
 * Parts from which names of one genre are made. `she` and `he` are given names. Every other list has templates of
 * `packages/english/src/template.ts` with the slots in `parts`. `person` also has `{given}`, and `item` has `{given}` for its maker or
 * owner.
 */
export interface NameTable {
  readonly she: readonly string[];
  readonly he: readonly string[];
  readonly person: readonly string[];
  /** Names for towns, villages and districts, where people live. */
  readonly settlement: readonly string[];
  /** Names for woods, peaks, fens, seas and ruins, where nobody lives. Most begin with "the". */
  readonly wild: readonly string[];
  readonly world: readonly string[];
  /** Names for groups. They begin with "the". */
  readonly faction: readonly string[];
  readonly item: readonly string[];
  /** Word lists that templates use as slots: `{frost}`. */
  readonly parts: Readonly<Record<string, string | readonly string[]>>;
}
