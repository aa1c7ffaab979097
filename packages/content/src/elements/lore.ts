/** The story material of a campaign element. `plot`, `hook` and `challenge` are whole sentences with slots of LEXICON_SLOTS. */
export interface ElementLore {
  /** A short text for the subtitle and for lists: "a war nobody can afford". */
  readonly brief: string;
  readonly plot: readonly string[];
  readonly hook: string;
  readonly challenge: string;
}
