import { Undo2 } from "lucide-react";
import { useState } from "react";

import type { Recalled } from "#contracts/play/turn";
import { plainText, truncate } from "../../../shared/format/truncate.ts";
import { text } from "../../../shared/text/en.ts";
import { Tooltip } from "../../../shared/ui/tooltip.tsx";

const SHOWN = 3;
const LENGTH = 56;
const look =
  "inline-flex min-h-7 max-w-full pointer-coarse:min-h-9 items-center gap-1.5 rounded-full border border-memory/45 px-2.5 py-0.5 text-left text-sm text-memory";

/** What the game master remembered for a turn; each opens the turn it came from. */
export function RecalledChips({
  items,
  onOpen,
}: {
  readonly items: readonly Recalled[];
  readonly onOpen: (turnId: string) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const told = distinct(items);
  const shown = isOpen ? told : told.slice(0, SHOWN);
  return (
    <>
      {shown.map((item) => (
        <RecalledChip key={item.itemId} item={item} onOpen={onOpen} />
      ))}
      {told.length > shown.length && (
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="min-h-7 px-1 text-sm text-quiet underline decoration-line underline-offset-4 hover:text-text pointer-coarse:min-h-11"
        >
          {text.play.moreRemembered(told.length - shown.length)}
        </button>
      )}
    </>
  );
}

const wordsOf = (item: Recalled) => truncate(plainText(item.content), LENGTH);

/** An episode and a fact of the same turn often begin with the same words: the better one is enough. */
const distinct = (items: readonly Recalled[]) =>
  items.filter(
    (item, index) =>
      index === items.findIndex((other) => other.turnId === item.turnId && wordsOf(other) === wordsOf(item)),
  );

function RecalledChip({ item, onOpen }: { readonly item: Recalled; readonly onOpen: (turnId: string) => void }) {
  const { content, turnId, turnNumber, reason } = item;
  const inside = (
    <>
      <Undo2 aria-hidden="true" size={14} className="shrink-0" />
      <span className="min-w-0 truncate">{wordsOf(item)}</span>
      {turnNumber !== null && <span className="shrink-0">{text.play.rememberedFrom(turnNumber)}</span>}
    </>
  );
  const hint = reason ? text.play.rememberedWhy(reason) : content;
  if (turnId === null) return <Tooltip label={hint}>{<span className={look}>{inside}</span>}</Tooltip>;
  return (
    <Tooltip label={hint}>
      <button
        type="button"
        onClick={() => onOpen(turnId)}
        className={`${look} transition-colors hover:border-memory hover:bg-memory/10`}
      >
        {inside}
      </button>
    </Tooltip>
  );
}
