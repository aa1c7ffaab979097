import { ChevronLeft, ChevronRight } from "lucide-react";
import type { KeyboardEvent } from "react";

import { text } from "../../../../shared/text/text.ts";
import { useMoves } from "../../moves/moves-context.ts";
import type { StoryTurn } from "../../turn/story-turn.ts";
import { useTableState } from "../../table/table-context.ts";

/** The buttons ‹ 2/3 › that switch between the variants of a turn. The story continues from the variant that is shown. */
export function VariantButtons({ turn: { turnId, variants } }: { readonly turn: StoryTurn }) {
  const moves = useMoves();
  const isBusy = useTableState(({ liveTurnId, moving }) => liveTurnId !== null || moving);
  const { ledger } = text.play;
  const at = variants.indexOf(turnId);
  if (variants.length < 2 || at < 0) return null;

  const show = (step: -1 | 1) => {
    const next = variants[at + step];
    if (next && !isBusy) void moves.showVariant(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = ({ ArrowLeft: -1, ArrowRight: 1 } as const)[event.key as "ArrowLeft"];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(step);
  };
  return (
    <div role="group" aria-label={ledger.variants} className="-ml-2 inline-flex items-center">
      <button
        type="button"
        aria-label={ledger.earlierVariant}
        aria-disabled={isBusy || at === 0}
        onClick={() => show(-1)}
        onKeyDown={onKeyDown}
        className="turn-tool"
      >
        <ChevronLeft aria-hidden="true" size={17} />
      </button>
      <span role="status" className="min-w-8 text-center text-sm text-quiet tabular-nums">
        <span aria-hidden="true">
          {at + 1}/{variants.length}
        </span>
        <span className="sr-only">{ledger.variant(at + 1, variants.length)}</span>
      </span>
      <button
        type="button"
        aria-label={ledger.laterVariant}
        aria-disabled={isBusy || at === variants.length - 1}
        onClick={() => show(1)}
        onKeyDown={onKeyDown}
        className="turn-tool"
      >
        <ChevronRight aria-hidden="true" size={17} />
      </button>
    </div>
  );
}
