import { Lightbulb, X } from "lucide-react";

import type { Suggestion } from "#contracts/story/panel";
import { text } from "../../../shared/text/en.ts";
import type { Reminders } from "../table/table-state.ts";
import { isNote } from "../turn/story-turn.ts";
import { useSuggestions, wantSuggestions } from "./suggestion-setting.ts";
import { useTable, useTableState } from "./table-context.ts";

const wordsOf = ({ kind, target, about }: Suggestion): string => text.play.suggest[kind](target, about);

/** What the player could do next, one press away, where the screen has room. It gives way to what they type, and can be switched off. */
export function SuggestedActions({ reminders }: { readonly reminders: Reminders }) {
  const table = useTable();
  const suggestions = useTableState((state) => state.suggestions);
  const isQuiet = useTableState(({ liveTurnId, phase, moving }) => liveTurnId === null && phase === "ready" && !moving);
  // Beside a note of the table nothing is proposed: what it says has all the room.
  const isNoted = useTableState(({ turns }) => turns.slice(-1).some(isNote));
  const isTyping = useTableState(({ draft }) => draft.trim() !== "");
  const { on } = useSuggestions();
  if (suggestions.length === 0 || !isQuiet || isNoted || isTyping) return null;
  if (!on) {
    return (
      <div className="mx-auto mb-1.5 hidden max-w-[44rem] justify-end md:flex">
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
      className="mx-auto mb-2 hidden max-w-[44rem] items-start gap-2 text-sm md:flex"
    >
      <ul className="flex min-w-0 flex-1 gap-2 overflow-x-auto sm:flex-wrap sm:overflow-visible">
        {suggestions.map((suggestion) => {
          const words = wordsOf(suggestion);
          return (
            <li key={words} className="shrink-0">
              <button
                type="button"
                onClick={() => void table.act(words, reminders)}
                className="max-w-[18rem] truncate rounded-full border border-line bg-raised px-3 py-1.5 text-left text-quiet transition-colors hover:border-ember hover:text-text pointer-coarse:min-h-11"
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
