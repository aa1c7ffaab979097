import { Ear } from "lucide-react";
import { lazy, Suspense, useState } from "react";

import type { ReadAs } from "#contracts/play/reading";
import { text } from "../../../../shared/text/text.ts";
import type { StoryTurn } from "../../turn/story-turn.ts";
import { meaningWords } from "./meaning-words.ts";

const ReadingPopover = lazy(async () => ({ default: (await import("./reading-popover.tsx")).ReadingPopover }));

/**
 * Shows how the oracle understood the player's words. A press offers other readings; choosing one has the turn written again with the same
 * dice.
 */
export function ReadingChip({ turn, reading }: { readonly turn: StoryTurn; readonly reading: ReadAs }) {
  const [isAsked, setAsked] = useState(false);
  const chip = (
    <button
      type="button"
      aria-haspopup="dialog"
      title={text.play.reading.hint}
      onClick={() => setAsked(true)}
      className="inline-flex min-h-7 min-w-0 items-center gap-1.5 rounded-full border border-line px-2.5 text-sm text-quiet transition-colors hover:border-ember hover:text-text pointer-coarse:min-h-9"
    >
      <Ear aria-hidden="true" size={13} strokeWidth={1.75} className="shrink-0" />
      <span className="sr-only">{text.play.reading.label}: </span>
      <span className="min-w-0 [overflow-wrap:anywhere]">{meaningWords(reading)}</span>
    </button>
  );
  if (!isAsked) return chip;
  return (
    <Suspense fallback={chip}>
      <ReadingPopover turn={turn} reading={reading} trigger={chip} />
    </Suspense>
  );
}
