import type { SheetAction } from "#contracts/play/sheet-action";
import type { Hero } from "../hero.ts";

/** The action of one type. */
export type ActionOf<Type extends SheetAction["type"]> = Extract<SheetAction, { type: Type }>;

/** What a bookkeeping action needs to know besides the hero. */
export interface SheetContext {
  /** Everybody of the party as they are now, the hero included. */
  readonly party: readonly Hero[];
  /** Whether somebody trades in the scene. */
  readonly market: boolean;
  /** House rule: whether a hero can carry only so much. */
  readonly encumbrance: boolean;
  /** How the campaign gives levels. Absent: in both ways. */
  readonly levels?: "experience" | "milestones";
  /** Whether a level comes without choices, because the hero has never made one. */
  readonly fixedLevels?: boolean;
  /** House rule: whether who would die of hit points is stable at 0 instead. */
  readonly gentleDeath?: boolean;
}
