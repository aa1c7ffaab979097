import { countTokens } from "../tokens.ts";

export const LANES = [
  "rules",
  "card",
  "summaries",
  "transcript",
  "story",
  "sheet",
  "lore",
  "pinned",
  "recalled",
  "secrets",
  "note",
  "player",
] as const;
export type LaneName = (typeof LANES)[number];

/** Something that may go into the prompt. Reports of what was left out name it by its `id`, never by its text. */
export interface Entry {
  readonly id: string;
  readonly text: string;
  /** True if only the game master may know it. */
  readonly secret?: boolean;
  /** What called it up, shown when the prompt is inspected. */
  readonly calledBy?: readonly string[];
}

/** A part of the prompt with its own token budget. */
export interface Lane {
  readonly name: LaneName;
  /** The entries, most important first. */
  readonly entries: readonly Entry[];
  /** The most tokens that the lane may use. Infinity if it is never cut. */
  readonly tokens: number;
  /** The lane's own budget, if other lanes have left it less than that. */
  readonly budget?: number;
  /** True if a gap would mislead the model. Then no entry is kept after the first one that does not fit. */
  readonly unbroken?: boolean;
}

/** A lane after filling: the entries that go into the prompt, and the ids of those that do not. */
export interface FilledLane {
  readonly name: LaneName;
  readonly kept: readonly Entry[];
  readonly dropped: readonly string[];
  readonly tokens: number;
  /** The lane's own budget, and what other lanes have left of it. Infinity if it is never cut. */
  readonly budget: number;
  readonly room: number;
}

/** Keeps the entries of a lane that fit its budget, in order. An entry that does not fit is left out whole. */
export function fillLane({ name, entries, tokens, budget = tokens, unbroken = false }: Lane): FilledLane {
  const kept: Entry[] = [];
  const dropped: string[] = [];
  let used = 0;
  for (const entry of entries) {
    const cost = countTokens(entry.text);
    if (used + cost > tokens || (unbroken && dropped.length > 0)) {
      dropped.push(entry.id);
      continue;
    }
    kept.push(entry);
    used += cost;
  }
  return { name, kept, dropped, tokens: used, budget, room: tokens };
}
