import stored from "#storyteller/oracle-cases" with { type: "json" };
import type { CaseContent } from "./case-schema.ts";

/**
 * What a case is made of (`packages/content/assets/oracle/cases.json`): hand-written plots, complications, outcomes and details. Their slots
 * are filled by `fill-in.ts`. Docs: docs/oracle.md, "The case".
 */

export type { CaseContent, Clue, Line, Move, Scene, Truth } from "./case-schema.ts";

export const KINDS_OF_CASE = ["find", "unmask", "stop", "reach", "win", "free"] as const;
export const TONES = ["plain", "grim", "comic"] as const;
/** People of a case. */
export const ROLES = ["opponent", "tool", "witness", "ally", "suspect"] as const;
/** Places of a case. */
export const SPOTS = ["scene", "lair", "far"] as const;
/** How something is found out. */
export const WAYS = [
  "talk",
  "search",
  "look",
  "read",
  "listen",
  "sneak",
  "force",
  "travel",
  "chase",
  "craft",
  "magic",
] as const;

export type Role = (typeof ROLES)[number];
export type Spot = (typeof SPOTS)[number];
export type KindOfCase = (typeof KINDS_OF_CASE)[number];
export type Tone = (typeof TONES)[number];
export type Way = (typeof WAYS)[number];

/** Null in a worker until `setCases` (docs/decisions/040-load-the-oracles-weights.md). */
let loaded = stored as CaseContent | null;

/** Whether the cases are loaded. */
export const hasCases = (): boolean => loaded !== null;

/** Sets the cases. A worker calls this once, before the oracle tells a turn. */
export function setCases(read: CaseContent): void {
  loaded = read;
}

/**
 * The cases.
 * @throws Error if they are not loaded
 */
export function cases(): CaseContent {
  if (loaded === null) throw new Error("The oracle's cases are not loaded: call setCases first");
  return loaded;
}
