import { useEffect, useState } from "react";

import type { Campaign } from "#contracts/entities/campaign";
import { text } from "../../../../shared/text/text.ts";
import { LinkButton } from "../../../../shared/ui/buttons/button.tsx";
import { useTableState } from "../../table/table-context.ts";

/** Shown when an adventure has ended. Offers to export the story as a book, and to start another story with the same hero. */
export function StoryEnd({ campaign: { id, adventure } }: { readonly campaign: Campaign }) {
  const title = useTitle(adventure?.id ?? null);
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

/** The adventure's own title. It is not the campaign's name, because the player may have renamed the campaign. */
function useTitle(adventureId: string | null): string | null {
  const [title, setTitle] = useState<string | null>(null);
  useEffect(() => {
    if (adventureId === null) return undefined;
    let isGone = false;
    const read = async () => {
      const { ADVENTURES } = await import("#content/adventures/cards");
      if (!isGone) setTitle(ADVENTURES.find(({ id }) => id === adventureId)?.title ?? null);
    };
    // If loading the title fails, no offer is shown; the story itself is complete.
    read().catch(() => {});
    return () => {
      isGone = true;
    };
  }, [adventureId]);
  return title;
}
