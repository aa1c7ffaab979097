/**
 * Where the page scrolls to while it follows the story, in px: to its end, but not past the first line of the turn that is read from its
 * top, and never up.
 * @param now the scroll position
 * @param end the largest scroll position
 * @param turnTop the scroll position at which the turn begins below the header; null if the end is followed as far as it goes
 */
export const followedTop = (now: number, end: number, turnTop: number | null): number =>
  turnTop === null ? end : Math.min(end, Math.max(now, turnTop));
