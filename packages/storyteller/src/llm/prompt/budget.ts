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

/** Something that may go into the prompt. `id` names it where it is left out: never its text. */
export interface Entry {
  readonly id: string;
  readonly text: string;
}

/** A part of the prompt with a budget of its own. */
export interface Lane {
  readonly name: LaneName;
  /** Most wanted first. */
  readonly entries: readonly Entry[];
  /** Most tokens the lane may have. */
  readonly tokens: number;
  /** True where a gap would mislead: after the first entry that does not fit, none is kept. */
  readonly unbroken?: boolean;
}

/** What became of a lane: what goes into the prompt, and by their ids what does not. */
export interface FilledLane {
  readonly name: LaneName;
  readonly kept: readonly Entry[];
  readonly dropped: readonly string[];
  readonly tokens: number;
}

/** Keeps of a lane what fits its budget, in order. An entry that does not fit is left out whole. */
export function fillLane({ name, entries, tokens, unbroken = false }: Lane): FilledLane {
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
  return { name, kept, dropped, tokens: used };
}
