import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";

import { cx } from "../../../shared/cx.ts";
import { text } from "../../../shared/text/text.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import { controlStyle } from "../../../shared/ui/fields/input.tsx";

interface EditBoxProps {
  readonly words: string;
  readonly label: string;
  readonly hint: string;
  readonly saveLabel: string;
  /** Whether Enter alone saves the text. Ctrl+Enter always saves it. */
  readonly onEnter: boolean;
  readonly maxLength: number;
  readonly className?: string;
  /** Saves the text. Resolves to an error message, or to nothing when it succeeded. */
  readonly onSave: (words: string) => Promise<string | void>;
  readonly onCancel: () => void;
}

/** A text box that replaces a text while the player edits it. Escape discards the changes. */
export function EditBox({ words, label, hint, saveLabel, onEnter, maxLength, className, ...on }: EditBoxProps) {
  const [draft, setDraft] = useState(words);
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();
  useLayoutEffect(() => {
    box.current?.focus();
    box.current?.setSelectionRange(-1, -1);
    // The page may be scrolling to its end just now. In the next frame this scrolls to the box.
    const frame = requestAnimationFrame(() => box.current?.scrollIntoView({ block: "nearest" }));
    return () => cancelAnimationFrame(frame);
  }, []);

  const save = async () => {
    if (isSaving || draft.trim() === "") return;
    if (draft === words) return on.onCancel();
    setSaving(true);
    const failure = await on.onSave(draft);
    setSaving(false);
    if (failure) setError(failure);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const saves = event.key === "Enter" && !event.shiftKey && (onEnter || event.ctrlKey || event.metaKey);
    if (!saves && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    if (saves) void save();
    else on.onCancel();
  };
  return (
    <form
      className="grid w-full gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <textarea
        ref={box}
        value={draft}
        maxLength={maxLength}
        aria-label={label}
        aria-describedby={hintId}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
        className={cx(
          controlStyle,
          "field-sizing-content max-h-[60dvh] scroll-my-32 min-h-20 resize-none py-2.5",
          className,
        )}
      />
      {error && (
        <p role="alert" className="text-sm text-loss">
          {error}
        </p>
      )}
      <div className="flex items-center justify-end gap-2 max-sm:flex-wrap">
        <p id={hintId} className="mr-auto text-sm text-quiet">
          {hint}
        </p>
        <Button variant="quiet" size="small" className="shrink-0" onClick={on.onCancel}>
          {text.common.cancel}
        </Button>
        <Button type="submit" size="small" className="shrink-0" busy={isSaving} disabled={draft.trim() === ""}>
          {saveLabel}
        </Button>
      </div>
    </form>
  );
}
