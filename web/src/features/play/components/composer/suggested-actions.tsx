import { Lightbulb, X } from "lucide-react";

import type { Suggestion } from "#contracts/story/panel";
import { cx } from "../../../../shared/cx.ts";
import { text } from "../../../../shared/text/text.ts";
import type { Reminders } from "../../table/table-state.ts";
import { isAnswer, isNote } from "../../turn/story-turn.ts";
import { useSuggestions, wantSuggestions } from "./suggestion-setting.ts";
import { useTable, useTableState } from "../../table/table-context.ts";

/**
 * The two layouts of the suggestions. On a phone they are the last row of the story and scroll with it, because above the text box they
 * would cover the turn that the player reads.
 */
const PLACES = {
  story: {
    root: "mt-7 flex md:hidden",
    row: "-ml-4 overflow-x-auto pl-4 py-0.5 pointer-coarse:[scrollbar-width:none]",
    // Narrow, so that the next chip is partly visible. The player then sees that the row scrolls.
    chip: "max-w-[min(13rem,60vw)]",
  },
  composer: { root: "mx-auto mb-2 hidden max-w-[44rem] md:flex", row: "flex-wrap", chip: "max-w-[26rem]" },
} as const;

const wordsOf = ({ kind, target, about }: Suggestion): string => text.play.suggest[kind](target, about);

interface SuggestedActionsProps {
  readonly reminders: Reminders;
  readonly place: keyof typeof PLACES;
}

/** Suggested actions. One press sends the action. They disappear while the player types, and can be switched off. */
export function SuggestedActions({ reminders, place }: SuggestedActionsProps) {
  const table = useTable();
  const suggestions = useTableState((state) => state.suggestions);
  const isQuiet = useTableState(({ liveTurnId, phase, moving }) => liveTurnId === null && phase === "ready" && !moving);
  // Show no suggestions after a note that offers help with a safety concern: the note offers its own choices.
  const isNoted = useTableState(({ turns }) => turns.slice(-1).some((turn) => isNote(turn) && !isAnswer(turn)));
  const isTyping = useTableState(({ draft }) => draft.trim() !== "");
  const { on } = useSuggestions();
  if (suggestions.length === 0 || !isQuiet || isNoted) return null;
  const { root, row, chip } = PLACES[place];
  // Inside the story the row is hidden but keeps its space. Otherwise the text above would move at the first typed letter.
  const givesWay = isTyping && (place === "story" ? "invisible" : "md:hidden");
  if (!on) {
    return (
      <div className={cx(root, "justify-end print:hidden", givesWay)}>
        <button type="button" className="table-tool text-sm text-quiet" onClick={() => wantSuggestions(true)}>
          <Lightbulb aria-hidden="true" size={16} strokeWidth={1.75} />
          {text.play.showSuggestions}
        </button>
      </div>
    );
  }
  return (
    <div
      role="group"
      aria-label={text.play.suggestions}
      className={cx(root, "items-start gap-2 text-sm print:hidden", givesWay)}
    >
      <ul className={cx("flex min-w-0 flex-1 gap-2", row)}>
        {suggestions.map((suggestion) => {
          const words = wordsOf(suggestion);
          return (
            <li key={words} className="shrink-0">
              <button
                type="button"
                onClick={() => void table.act(words, reminders)}
                className={cx(
                  "truncate rounded-full border border-line bg-raised px-3 py-1.5 text-left text-quiet transition-colors hover:border-ember hover:text-text pointer-coarse:min-h-11",
                  chip,
                )}
                title={words}
              >
                {words}
              </button>
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        aria-label={text.play.hideSuggestions}
        title={text.play.hideSuggestions}
        onClick={() => wantSuggestions(false)}
        className="grid size-8 shrink-0 place-items-center rounded-full text-quiet transition-colors hover:text-text pointer-coarse:size-11"
      >
        <X aria-hidden="true" size={16} strokeWidth={1.75} />
      </button>
    </div>
  );
}
