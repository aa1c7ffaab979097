import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";

import type { StoryHit } from "#contracts/http/chat";
import { LIMITS } from "#contracts/limits";
import { messageOf } from "../../../shared/api/api-error.ts";
import { searchStoryQuery } from "../../../shared/api/search-story.ts";
import { text } from "../../../shared/text/text.ts";
import { Field } from "../../../shared/ui/fields/field.tsx";
import { Input } from "../../../shared/ui/fields/input.tsx";
import { Dialog } from "../../../shared/ui/overlays/dialog.tsx";
import { useTableState } from "../table/table-context.ts";
import { useScreen } from "../screen/screen-store.ts";
import { usePaused } from "../../../shared/use-paused.ts";

/** Searches the texts of the story. A press on a turn that was found goes there. */
export function SearchStory({ campaignId, onClose }: { readonly campaignId: string; readonly onClose: () => void }) {
  const { search } = text.play;
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState("");
  const wanted = usePaused(words.trim());
  const headTurnId = useTableState((state) => state.headTurnId);
  const found = useQuery(searchStoryQuery(campaignId, wanted, headTurnId));
  const answer = found.data;
  const screen = useScreen();
  const open = ({ turnId }: StoryHit) => {
    onClose();
    screen.setState({ wanted: { turnId } });
  };
  return (
    <Dialog title={search.title} onClose={onClose} className="sm:w-[min(44rem,calc(100vw-2rem))]" initialFocus={field}>
      <search>
        <Field label={search.field} hint={search.hint}>
          {(control) => (
            <Input
              {...control}
              ref={field}
              type="search"
              maxLength={LIMITS.search.story}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          )}
        </Field>
      </search>
      <div role="status" className="mt-4 text-sm text-quiet empty:hidden">
        {found.isError && <span className="text-loss">{messageOf(found.error, search.failed)}</span>}
        {found.isFetching && !answer && search.searching}
        {answer && answer.hits.length === 0 && search.none(wanted)}
        {answer && answer.hits.length > 0 && search.found(answer.hits.length, answer.hasMore)}
      </div>
      {answer && answer.hits.length > 0 && (
        <ul className="-mx-3 mt-2 grid">
          {answer.hits.map((hit) => (
            <li key={hit.turnId}>
              <button
                type="button"
                onClick={() => open(hit)}
                className="grid w-full gap-0.5 rounded-sm px-3 py-2 text-left -outline-offset-2 hover:bg-line/50"
              >
                <span className="text-sm text-memory">
                  {text.play.panel.turn(hit.turnNumber)}
                  {hit.part === "player" && ` · ${search.you}`}
                </span>
                <span className="font-story leading-snug [overflow-wrap:anywhere]">
                  {hit.before}
                  <mark className="rounded-[2px] bg-memory/25 text-text">{hit.match}</mark>
                  {hit.after}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
