/** What a campaign element brings. `plot`, `hook` and `challenge` are whole sentences over LEXICON_SLOTS. */
export interface ElementLore {
  /** For the subtitle and for lists: "a war nobody can afford". */
  readonly brief: string;
  readonly plot: readonly string[];
  readonly hook: string;
  readonly challenge: string;
}
