/**
 * How names sound in one genre. `she` and `he` are given names; every other list holds templates of `packages/english/src/template.ts` over
 * `parts`; `person` also has `{given}`, `item` also has `{given}` for its maker or owner.
 */
export interface NameTable {
  readonly she: readonly string[];
  readonly he: readonly string[];
  readonly person: readonly string[];
  /** Towns, villages, districts: where people live. */
  readonly settlement: readonly string[];
  /** Woods, peaks, fens, seas, ruins: where they do not. Most begin with "the". */
  readonly wild: readonly string[];
  readonly world: readonly string[];
  /** Begins with "the", and reads as a group. */
  readonly faction: readonly string[];
  readonly item: readonly string[];
  /** Word lists that templates name: `{frost}`. */
  readonly parts: Readonly<Record<string, string | readonly string[]>>;
}
