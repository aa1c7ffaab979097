import { countTokens } from "../tokens.ts";

/** A part of the prompt with a budget of its own. */
export interface Lane {
  readonly name: LaneName;
  /** Entries, most wanted first: those that do not fit are dropped from the end. */
  readonly entries: readonly string[];
  /** Most tokens the lane may have. */
  readonly tokens: number;
}

export type LaneName = "rules" | "setting" | "scene" | "sheet" | "pinned" | "recalled" | "transcript" | "player";

/** What became of a lane. */
export interface FilledLane {
  readonly name: LaneName;
  readonly kept: readonly string[];
  readonly tokens: number;
  readonly dropped: number;
}

/** Keeps of each lane what fits its budget, in order. An entry that does not fit is left out whole, and what is left out is counted. */
export function fillLanes(lanes: readonly Lane[]): FilledLane[] {
  return lanes.map(({ name, entries, tokens }) => {
    const kept: string[] = [];
    let used = 0;
    for (const entry of entries) {
      const cost = countTokens(entry);
      if (used + cost > tokens) continue;
      kept.push(entry);
      used += cost;
    }
    return { name, kept, tokens: used, dropped: entries.length - kept.length };
  });
}
