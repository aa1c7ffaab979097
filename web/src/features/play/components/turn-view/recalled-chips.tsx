import { BookOpenText, Brain, ChevronDown, Undo2 } from "lucide-react";
import { type ComponentProps, lazy, Suspense, useId, useState } from "react";

import type { Recalled } from "#contracts/play/turn";
import { cx } from "../../../../shared/cx.ts";
import { plainLines } from "../../../../shared/format/plain-lines.ts";
import { truncate } from "../../../../shared/format/truncate.ts";
import { text } from "../../../../shared/text/text.ts";
import { Tooltip } from "../../../../shared/ui/overlays/tooltip.tsx";
import { recallSummary } from "../../prose/recall-summary.ts";

const RecalledPopover = lazy(async () => ({ default: (await import("./recalled-popover.tsx")).RecalledPopover }));

/** How many characters of a memory the tooltip shows. */
const HINT = 600;

/**
 * The memories that were recalled for a turn: one quiet line with their number, which opens them as chips. A press on a chip opens the turn
 * that the memory came from. If it came from no turn, the press shows its whole text.
 */
export function RecalledChips({
  items,
  onOpen,
}: {
  readonly items: readonly Recalled[];
  readonly onOpen: (turnId: string) => void;
}) {
  const group = useId();
  const [isOpen, setOpen] = useState(false);
  const chips = distinct(items);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={group}
        onClick={() => setOpen(!isOpen)}
        className="inline-flex min-h-7 items-center gap-1.5 rounded-sm px-1 text-sm text-quiet transition-colors hover:text-memory pointer-coarse:min-h-11"
      >
        <Brain aria-hidden="true" size={14} className="shrink-0" />
        {text.play.rememberedCount(chips.length)}
        <ChevronDown
          aria-hidden="true"
          size={14}
          className={cx("transition-transform motion-reduce:transition-none", isOpen && "rotate-180")}
        />
      </button>
      <div
        id={group}
        role="group"
        aria-label={text.play.remembered}
        hidden={!isOpen}
        className={isOpen ? "flex basis-full flex-wrap gap-2" : undefined}
      >
        {isOpen &&
          chips.map((item) => {
            const { turnId } = item;
            return turnId === null ? (
              <LoreChip key={item.itemId} item={item} />
            ) : (
              <Chip key={item.itemId} item={item} onClick={() => onOpen(turnId)} />
            );
          })}
      </div>
    </>
  );
}

const wordsOf = ({ content, reason }: Recalled) => recallSummary(content, reason);

/** An episode and a fact of one turn often begin with the same words. Only the one that recall ranked higher is shown. */
const distinct = (items: readonly Recalled[]) =>
  items.filter(
    (item, index) =>
      index === items.findIndex((other) => other.turnId === item.turnId && wordsOf(other) === wordsOf(item)),
  );

/** One recalled memory and its source. The tooltip shows the whole text and why it was recalled. */
function Chip({ item, ...button }: { readonly item: Recalled } & ComponentProps<"button">) {
  const { content, turnId, turnNumber, source, reason } = item;
  const Icon = turnId === null ? BookOpenText : Undo2;
  const from =
    turnNumber !== null
      ? text.play.rememberedFrom(turnNumber)
      : source && source !== "turn" && text.play.rememberedIn[source];
  const hint = [truncate(plainLines(content), HINT), reason && text.play.rememberedWhy(reason)].filter(Boolean);
  return (
    <Tooltip label={hint.join("\n\n")}>
      <button
        type="button"
        {...button}
        className="inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-[1.15rem] border border-memory/45 px-2.5 py-0.5 text-left text-sm text-memory transition-colors hover:border-memory hover:bg-memory/10 pointer-coarse:min-h-9"
      >
        <Icon aria-hidden="true" size={14} className="shrink-0" />
        <span className="min-w-0 leading-snug">
          {wordsOf(item)} {from}
        </span>
      </button>
    </Tooltip>
  );
}

/** A memory that came from no turn, but from a description, an import or the player. */
function LoreChip({ item }: { readonly item: Recalled }) {
  const [isAsked, setAsked] = useState(false);
  const closed = <Chip item={item} aria-haspopup="dialog" onClick={() => setAsked(true)} />;
  if (!isAsked) return closed;
  return (
    <Suspense fallback={closed}>
      <RecalledPopover item={item} trigger={<Chip item={item} />} />
    </Suspense>
  );
}
