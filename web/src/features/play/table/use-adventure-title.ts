import { useEffect, useState } from "react";

/** The adventure's own title. It is not the campaign's name, because the player may have renamed the campaign. */
export function useAdventureTitle(adventureId: string | null): string | null {
  const [title, setTitle] = useState<string | null>(null);
  useEffect(() => {
    if (adventureId === null) return undefined;
    let isGone = false;
    const read = async () => {
      const { ADVENTURES } = await import("#content/adventures/cards");
      if (!isGone) setTitle(ADVENTURES.find(({ id }) => id === adventureId)?.title ?? null);
    };
    // If loading the title fails, it is left out; the story itself is complete.
    read().catch(() => {});
    return () => {
      isGone = true;
    };
  }, [adventureId]);
  return title;
}
