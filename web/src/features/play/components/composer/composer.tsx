import { SendHorizontal, Square } from "lucide-react";
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useLayoutEffect, useRef } from "react";

import type { Language } from "#contracts/language";
import { LIMITS } from "#contracts/limits";
import { cx } from "../../../../shared/cx.ts";
import { text } from "../../../../shared/text/text.ts";
import { markRoot } from "../../../../shared/ui/mark-root.ts";
import { BOX_ID } from "../../box-id.ts";
import { LazyVoice } from "../../voice/lazy-voice.tsx";
import { turnOfHash } from "../../moves/copy-turn.ts";
import { DetailButtons, DetailSlider } from "./detail-control.tsx";
import { PlayOptions } from "./play-options.tsx";
import type { RemindersInUse } from "../header/reminders.ts";
import { SendFailed } from "./send-failed.tsx";
import { SendWaits } from "./send-waits.tsx";
import { useTable, useTableState } from "../../table/table-context.ts";
import { SuggestedActions } from "./suggested-actions.tsx";
import { TableTools } from "./table-tools.tsx";

/** There is a text box: a link leads to it, and toasts are shown above it. */
const marksPage = markRoot("data-writes");

/** The counter of characters appears when at most this many are left. */
const COUNTED = 200;

/** The text box for the player's action. Enter sends, Shift+Enter inserts a line break. */
export function Composer({
  reminders,
  language,
  above,
  leads,
}: {
  readonly reminders: RemindersInUse;
  /** The campaign's language. */
  readonly language: Language;
  /** An empty element above the text box. The story shows its "new text" button there. */
  readonly above: Ref<HTMLDivElement>;
  /** The chip that says who leads the campaign. */
  readonly leads?: ReactNode;
}) {
  const table = useTable();
  const draft = useTableState((state) => state.draft);
  const isReady = useTableState(({ phase }) => phase === "ready");
  const isLive = useTableState(({ liveTurnId }) => liveTurnId !== null);
  const box = useRef<HTMLTextAreaElement>(null);
  // Make the box as high as its text, up to the maximum in the CSS. An empty box needs no measuring, which would cost the first paint a layout.
  useLayoutEffect(() => {
    if (!box.current) return;
    if (draft === "") return void box.current.style.removeProperty("height");
    const { scrollY } = window;
    box.current.style.height = "0";
    box.current.style.height = `${box.current.scrollHeight}px`;
    // Measuring the box makes the page shorter for a moment. This restores the scroll position of a reader at the end of the page.
    window.scrollTo({ top: scrollY, behavior: "instant" });
  }, [draft]);

  // With a keyboard at hand, the player can type at once. On a touch screen the focus would open the keyboard over the story.
  useEffect(() => {
    const hasKeyboard = matchMedia("(hover: hover) and (pointer: fine)").matches;
    if (hasKeyboard && turnOfHash(location.hash) === null) box.current?.focus({ preventScroll: true });
  }, []);

  // The composer's height, for what must not be hidden behind it (play.css). It is set at the story, which alone uses it: set at the page, it
  // would have the browser compute the styles of everything again. The row above the text box does not count, because it comes and goes
  // while the reader scrolls.
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const style = document.querySelector<HTMLElement>(".story")?.style;
    const resized = new ResizeObserver(() => {
      const { offsetHeight = 0, firstElementChild: above = null } = form.current ?? {};
      const rowAbove = above instanceof HTMLElement ? above.offsetHeight : 0;
      style?.setProperty("--composer", `${Math.round(offsetHeight - rowAbove)}px`);
    });
    if (form.current) resized.observe(form.current);
    return () => {
      resized.disconnect();
      style?.removeProperty("--composer");
    };
  }, []);

  const act = async () => {
    // Read the draft only now, because the player may have typed while the table was loading.
    if (await table.whenReady()) await table.act(table.getState().draft, reminders.chosen);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Other code handles Ctrl+Enter (shortcuts.ts).
    if (event.key !== "Enter" || event.shiftKey || event.ctrlKey || event.metaKey) return;
    // An Enter that confirms an input-method composition must not send. Safari reports it as keyCode 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    if (!isLive) void act();
  };

  return (
    <form
      ref={form}
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isLive) void act();
      }}
    >
      <div ref={above} className="flex justify-center" />
      <SendFailed />
      <SendWaits />
      <SuggestedActions place="composer" reminders={reminders.chosen} />
      <TableTools />
      <div
        ref={marksPage}
        className="mx-auto max-w-[44rem] rounded-md border border-edge bg-raised px-4 py-3 shadow-table transition-colors focus-within:border-ember"
      >
        <textarea
          ref={box}
          value={draft}
          id={BOX_ID}
          rows={1}
          aria-label={text.play.yourWords}
          aria-keyshortcuts="Alt+I"
          placeholder={text.play.yourWords}
          enterKeyHint="send"
          onChange={(event) => table.write(event.target.value)}
          onKeyDown={onKeyDown}
          className="block max-h-[38dvh] min-h-10 w-full resize-none bg-transparent py-1 text-base outline-none pointer-coarse:text-[1rem]"
        />
        <div className="group/row mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
          <PlayOptions toggles={reminders.toggles} />
          {leads}
          <div className="hidden items-center gap-2 sm:flex">
            <DetailSlider />
            <DetailButtons />
          </div>
          <div className="ml-auto flex items-center gap-3">
            <Counter left={LIMITS.message - draft.trim().length} />
            <LazyVoice language={language} />
            <ActOrStop isReady={isReady} isLive={isLive} />
          </div>
        </div>
      </div>
    </form>
  );
}

/** The button to send an action or to stop the reply. It is the same button, so that the focus stays on it when a turn begins or ends. */
function ActOrStop({ isReady, isLive }: { readonly isReady: boolean; readonly isLive: boolean }) {
  const table = useTable();
  const isStopping = useTableState((state) => state.stopping);
  const label = isLive ? (isStopping ? text.play.stopping : text.play.stop) : text.play.act;
  return (
    <button
      type={isLive ? "button" : "submit"}
      aria-disabled={!isReady || isStopping}
      onClick={isLive ? () => void table.stop() : undefined}
      className={cx(
        "inline-flex min-h-9 min-w-22 items-center justify-center gap-2 rounded-full px-4 font-semibold transition-colors pointer-coarse:min-h-11",
        isLive
          ? "border border-edge bg-sunken text-text hover:border-ember"
          : "bg-ember text-on-ember hover:bg-[color-mix(in_oklch,var(--ember)_88%,var(--text))]",
      )}
    >
      {isLive ? (
        <Square aria-hidden="true" size={12} fill="currentColor" />
      ) : (
        <SendHorizontal aria-hidden="true" size={15} />
      )}
      {label}
    </button>
  );
}

function Counter({ left }: { readonly left: number }) {
  // The row has no room for both this hint and the chip that says who leads.
  if (left > COUNTED) {
    const shown = "hidden text-sm text-quiet md:inline group-has-data-chip/row:hidden!";
    return <span className={shown}>{text.play.sendHint}</span>;
  }
  const words = left < 0 ? text.play.tooMany(-left) : text.play.left(left);
  return <span className={cx("text-sm tabular-nums", left < 0 ? "font-medium text-loss" : "text-quiet")}>{words}</span>;
}
