import type { Campaign } from "#contracts/entities/campaign";
import { text } from "../../../../shared/text/text.ts";
import { LinkButton } from "../../../../shared/ui/buttons/button.tsx";
import { useAdventureTitle } from "../../table/use-adventure-title.ts";
import { useTableState } from "../../table/table-context.ts";

/** Shown when an adventure has ended. Offers to export the story as a book, and to start another story with the same hero. */
export function StoryEnd({ campaign: { id, adventure } }: { readonly campaign: Campaign }) {
  const title = useAdventureTitle(adventure?.id ?? null);
  const isOver = useTableState(
    ({ story, liveTurnId }) =>
      liveTurnId === null &&
      story?.threads.some((thread) => thread.title === title && thread.state === "resolved") === true,
  );
  const hero = useTableState(({ sheets }) => sheets[0]);
  if (title === null || !isOver) return null;
  const words = text.play.storyEnd;
  return (
    <aside aria-label={words.title} className="mt-9 grid gap-3 border-t border-line pt-6">
      <h2 className="font-display text-lg font-semibold">{words.title}</h2>
      <p className="text-quiet">{words.hint}</p>
      <div className="flex flex-wrap gap-3">
        {hero && <LinkButton to={`/characters/${hero.characterId}/next-story`}>{words.goOn(hero.name)}</LinkButton>}
        <LinkButton variant="secondary" to={`/campaigns/${id}/export`}>
          {words.book}
        </LinkButton>
      </div>
    </aside>
  );
}
