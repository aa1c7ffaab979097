import type { TurnKind, TurnSource } from "#contracts/play/turn";
import type { StoryEvent } from "#contracts/story/events";
import { ROUNDS } from "#rules/spells";

/** The rounds of a turn in which people talk, look or walk a few steps. Spells of a minute then help for five turns. */
const FEW_ROUNDS = 2;
/** The rounds between two scenes: ten minutes. */
const BETWEEN_SCENES = 10 * ROUNDS.minute;

/** What says how long a turn took. */
interface EndedTurn {
  readonly kind: TurnKind;
  /** Null if the turn did not come to an end. */
  readonly source: TurnSource | null;
  /** What changed in the story. */
  readonly story: readonly StoryEvent[];
  readonly inFight: boolean;
}

/**
 * How many rounds a turn took, in which spells and conditions come nearer their end (SRD 5.2, "Duration"). A turn of a fight is one round,
 * and none more where the rules have played the round already.
 * An answer of the table takes no time, and neither does the opening.
 */
export function roundsOf({ kind, source, story, inFight }: EndedTurn): number {
  if (kind === "opening" || source === null || source === "table") return 0;
  if (story.some(({ type, by }) => type === "encounter_changed" && by === "server")) return 0;
  if (inFight) return 1;
  return story.some(({ type }) => type === "scene_opened") ? BETWEEN_SCENES : FEW_ROUNDS;
}
