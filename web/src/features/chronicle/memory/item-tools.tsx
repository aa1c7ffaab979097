import { useEffect, useRef, useState } from "react";

import type { MemoryItem } from "#contracts/entities/memory";

import { toast } from "../../../shared/ui/overlays/toast.ts";
import { messageOf } from "../../../shared/api/api-error.ts";
import { text } from "../../../shared/text/text.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import { ConfirmDialog } from "../../../shared/ui/overlays/confirm-dialog.tsx";
import { useChangeItem, useForgetItem } from "../api/use-change-item.ts";

/**
 * The buttons to pin, correct and forget an item. The message after pinning has a button to undo it; forgetting is final and asks first.
 * The focus stays near the item: after a correction on the Correct button, after forgetting on the next item.
 */
export function ItemTools({
  campaignId,
  item: { id, pinned },
  corrected,
  onCorrect,
}: {
  readonly campaignId: string;
  readonly item: MemoryItem;
  /** Whether the item has just been corrected. */
  readonly corrected: boolean;
  readonly onCorrect: () => void;
}) {
  const { memory } = text.chronicle;
  const change = useChangeItem(campaignId);
  const forget = useForgetItem(campaignId);
  const [confirming, setConfirming] = useState(false);

  const tools = useRef<HTMLDivElement>(null);
  const correct = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (corrected) correct.current?.focus();
  }, [corrected]);

  function focusNeighbour() {
    const entry = tools.current?.closest("li");
    const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling;
    // Runs after the entry and its dialog are removed.
    setTimeout(() => neighbour?.querySelector("button")?.focus());
    toast.success(memory.forgotten);
  }

  const pin = (next: boolean, offerUndo: boolean) =>
    change.mutate(
      { id, change: { pinned: next } },
      {
        onSuccess: () =>
          toast.success(
            next ? memory.pinnedNow : memory.unpinnedNow,
            offerUndo ? { action: { label: memory.undo, onClick: () => pin(!next, false) } } : {},
          ),
        onError: (error) => toast.error(messageOf(error, memory.changeFailed)),
      },
    );

  return (
    <div ref={tools} className="-ml-3.5 flex flex-wrap gap-x-1">
      <Button
        variant="quiet"
        size="small"
        aria-pressed={pinned}
        busy={change.isPending}
        onClick={() => pin(!pinned, true)}
      >
        {pinned ? memory.unpin : memory.pin}
      </Button>
      <Button ref={correct} variant="quiet" size="small" onClick={onCorrect}>
        {memory.correct}
      </Button>
      <Button variant="quiet" size="small" onClick={() => setConfirming(true)}>
        {memory.forget}
      </Button>
      <ConfirmDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={memory.forgetQuestion}
        description={memory.forgetHint}
        confirmLabel={memory.forget}
        busy={forget.isPending}
        error={forget.error ? messageOf(forget.error, memory.forgetFailed) : undefined}
        onConfirm={() => forget.mutate(id, { onSuccess: focusNeighbour })}
      />
    </div>
  );
}
