import { isSamePlace } from "../../lore/whereabouts.ts";
import type { Turn } from "../../turn.ts";
import { isOpen } from "../open/open-story.ts";

/** Whether the showdown can come. */

/** Words that end the story. */
export const ENDS =
  /^(?:(?:then |now |ok )?i )?(?:(?:want to |try to )?end it|end this(?: now| here)?|finish (?:it|this)(?: now)?|settle (?:it|this)|let'?s end (?:it|this)|bring (?:it|this) to an end|make an end of it)\b/iu;

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
