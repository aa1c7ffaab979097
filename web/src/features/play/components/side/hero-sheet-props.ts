import type { Sheet } from "#contracts/play/sheet";
import type { Reminders } from "../../table/table-state.ts";

export interface HeroSheetProps {
  readonly sheet: Sheet;
  readonly genres: readonly string[];
  /** Whether levels come with experience points. Otherwise they come with milestones. */
  readonly countsExperience: boolean;
  /** What the game master is reminded of when the player acts from the sheet. */
  readonly reminders: Reminders;
}
