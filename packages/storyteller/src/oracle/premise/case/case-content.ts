import stored from "#storyteller/oracle-cases" with { type: "json" };
import type { CaseContent } from "./case-schema.ts";

/**
 * What a case is made of (`packages/content/assets/oracle/cases.json`): hand-written plots, complications, outcomes and details. Their slots
 * are filled by `fill-in.ts`. Docs: docs/oracle.md, "The case".
 */

export type { CaseContent, Clue, Line, Move, Scene, Truth } from "./case-schema.ts";

export {
  KINDS_OF_CASE,
  ROLES,
  SPOTS,
  TONES,
  type Role,
  type Spot,
  type KindOfCase,
  type Sought,
  type Tone,
  type Way,
} from "./case-kinds.ts";

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
