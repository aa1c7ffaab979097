import { storedPattern } from "../../../patterns.ts";
import { isSamePlace } from "../../lore/where/whereabouts.ts";
import type { Turn } from "../../turn.ts";
import { isOpen } from "../open/open-story.ts";

/** Whether the showdown can come. */

/** Words that end the story. */
export const ENDS = storedPattern("decided ends");

/** Whether the hero has come to where it is decided, and knows enough. */
export const isDecided = (turn: Turn): boolean => {
  const kept = turn.memo.case;
  return (
    kept !== null &&
    kept.announced &&
    kept.showdown === null &&
    turn.ended === "" &&
    turn.main !== undefined &&
    isSamePlace(turn.place, kept.where.lair)
  );
};

/** Whether the hero knows who is behind it: it was announced, or the player has said so. */
export const isKnown = ({ memo }: Turn): boolean =>
  memo.case?.announced === true || (memo.case?.enough === true && !isOpen(memo.case));
