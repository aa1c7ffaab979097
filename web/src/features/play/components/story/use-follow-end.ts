import { useCallback, useLayoutEffect, useRef, useState } from "react";

import { elementIdOf } from "../../moves/copy-turn.ts";
import { followedTop } from "./followed-top.ts";
import { useOwnMoves } from "./use-own-moves.ts";

/** A reader who is at most this many px from the end counts as being at the end. It is less than two lines. */
const NEAR = 48;
/** The space between the header and the first line of a turn that is read from its top, in px. */
const AIR = 16;

/** Distance in px from the bottom of the window to the bottom of the page. */
const below = () => endOfPage() - window.scrollY;
const endOfPage = () => document.documentElement.scrollHeight - document.documentElement.clientHeight;

/** Scroll position and height of the page, in px. */
const page = () => ({ top: window.scrollY, height: document.documentElement.scrollHeight });

/** The scroll position at which a turn begins just below the header. Null if the turn is not in the document. */
function topOf(turnId: string): number | null {
  const turn = document.getElementById(elementIdOf(turnId));
  if (!turn) return null;
  const header = document.querySelector(".play-header")?.getBoundingClientRect().height ?? 0;
  return window.scrollY + turn.getBoundingClientRect().top - header - AIR;
}

const scrollTo = (top: number) => window.scrollTo({ top, behavior: "instant" });

interface FollowEnd {
  /** Whether there is new text below the window that the reader has not seen. */
  readonly hasNewText: boolean;
  /** Whether the end of the story is more than half a window away. */
  readonly isAway: boolean;
  readonly toEnd: () => void;
  /** Stops scrolling to the end until the reader scrolls to the end again. */
  readonly stopFollowing: () => void;
}

/** What the end of the story is now. */
interface StoryGrowth {
  /** Changes whenever the end of the story changes. */
  readonly growth: unknown;
  /** The last turn. */
  readonly newest: string | undefined;
  readonly isStreaming: boolean;
  /** Whether this player has just sent the last turn. */
  readonly isSending: boolean;
  readonly isEditing: boolean;
}

/**
 * Scrolls with a growing story while the reader is at its end, until the first line of the new turn is at the top of the window: a reply is
 * read from its top. If the reader is further up, the page does not scroll, and `hasNewText` becomes true. Growth counts as new text only
 * while a turn streams. While a turn is edited nothing scrolls, because its text box may be far above the end.
 */
export function useFollowEnd({ growth, newest, isStreaming, isSending, isEditing }: StoryGrowth): FollowEnd {
  const follows = useRef(true);
  /** The turn that is read from its top. Null while the page follows the end as far as it goes. */
  const readFromTop = useRef<string | null>(null);
  const lastNewest = useRef<string | undefined>(undefined);
  const lastPage = useRef({ top: 0, height: 0 });
  const hasMovedUp = useOwnMoves();
  const [hasNewText, setHasNewText] = useState(false);
  const [isAway, setAway] = useState(false);

  const holds = useRef(true);
  useLayoutEffect(() => {
    holds.current = !isEditing;
    if (isEditing) follows.current = false;
  }, [isEditing]);

  const notice = useCallback(() => {
    setAway(below() > window.innerHeight / 2);
    if (below() <= NEAR) setHasNewText(false);
  }, []);

  // The last text of a turn arrives after streaming has ended. So `hasNewText` stays true until the reader has been at the end.
  const noticeGrowth = useCallback((streams: boolean) => {
    if (below() > NEAR) setHasNewText((had) => had || streams);
  }, []);

  const follow = useCallback(() => {
    const turn = readFromTop.current;
    scrollTo(followedTop(window.scrollY, endOfPage(), turn === null ? null : topOf(turn)));
    lastPage.current = page();
    notice();
  }, [notice]);

  const toEnd = useCallback(() => {
    follows.current = true;
    readFromTop.current = null;
    follow();
  }, [follow]);

  // When the story grows, its end moves away although the reader did not scroll up. The browser itself may also scroll after a new layout.
  // So following stops only when the reader scrolls up.
  const look = useCallback(() => {
    const { top, height } = page();
    const before = lastPage.current;
    if (below() <= NEAR) {
      follows.current = holds.current;
      const turn = readFromTop.current;
      const turnTop = turn === null ? null : topOf(turn);
      // The reader has scrolled down past the first line, so the rest is followed as it comes.
      if (turnTop !== null && top > turnTop + NEAR) readFromTop.current = null;
    } else if (top < before.top - 1 && (height === before.height || hasMovedUp())) follows.current = false;
    lastPage.current = { top, height };
    notice();
  }, [hasMovedUp, notice]);

  // A story that opens is scrolled to its end by this observer. It is called after the browser has laid out the page and before it paints.
  // An effect would have the browser lay the page out in the middle of the task that renders.
  const isOpen = useRef(false);
  useLayoutEffect(() => {
    addEventListener("scroll", look, { passive: true });
    // Follow the end also when something other than the story grows: a taller text box, or web fonts that are now loaded.
    const resized = new ResizeObserver(() => {
      if (isOpen.current) look();
      isOpen.current = true;
      if (follows.current) follow();
    });
    resized.observe(document.body);
    return () => {
      removeEventListener("scroll", look);
      resized.disconnect();
    };
  }, [look, follow]);

  const seen = useRef<unknown>(undefined);
  useLayoutEffect(() => {
    if (seen.current === growth) return;
    // The scroll event of the reader's last movement may not have arrived yet.
    if (isOpen.current) look();
    seen.current = growth;
    if (newest !== lastNewest.current) {
      lastNewest.current = newest;
      readFromTop.current = isStreaming && newest !== undefined ? newest : null;
      // A player who sends something wants to see the reply, wherever they were reading.
      if (isSending) follows.current = true;
    }
    if (!isOpen.current) return;
    if (follows.current) follow();
    noticeGrowth(isStreaming);
  }, [growth, newest, isStreaming, isSending, look, follow, noticeGrowth]);

  const stopFollowing = useCallback(() => void (follows.current = false), []);
  return { hasNewText, isAway, toEnd, stopFollowing };
}
