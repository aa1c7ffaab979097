import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";

import type { MemoryItem } from "#contracts/entities/memory";
import { isPresent } from "#contracts/non-blank";

import { toast } from "../../../shared/ui/overlays/toast.ts";
import { messageOf } from "../../../shared/api/api-error.ts";
import { text } from "../../../shared/text/text.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import { Field } from "../../../shared/ui/fields/field.tsx";
import { Textarea } from "../../../shared/ui/fields/input.tsx";
import { useChangeItem } from "../api/use-change-item.ts";

/** A form for correcting an item. It replaces the item's text on the page. Escape cancels; Ctrl or ⌘ Enter saves. */
export function CorrectItem({
  campaignId,
  item,
  onDone,
}: {
  readonly campaignId: string;
  readonly item: MemoryItem;
  readonly onDone: () => void;
}) {
  const { memory } = text.chronicle;
  const [content, setContent] = useState(item.content);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
  const change = useChangeItem(campaignId);
  const changed = isPresent(content) && content !== item.content;

  function save(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (!changed) return;
    change.mutate(
      { id: item.id, change: { content } },
      {
        onSuccess: () => {
          toast.success(memory.corrected);
          onDone();
        },
      },
    );
  }

  return (
    <form className="grid max-w-[68ch] gap-3" onSubmit={save}>
      <Field label={memory.wording} error={change.error ? messageOf(change.error, memory.changeFailed) : undefined}>
        {(control) => (
          <Textarea
            {...control}
            ref={box}
            maxLength={8_000}
            value={content}
            className="font-story"
            onChange={({ target }) => setContent(target.value)}
            onKeyDown={(event) => {
              if (event.key === "Escape") onDone();
              else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) save(event);
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" busy={change.isPending} disabled={!changed}>
          {text.common.save}
        </Button>
        <Button variant="quiet" size="small" onClick={onDone}>
          {text.common.cancel}
        </Button>
      </div>
    </form>
  );
}
