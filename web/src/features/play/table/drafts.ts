/** What the player has written and not sent, per campaign, kept in this browser. */
export interface Drafts {
  read(campaignId: string): string;
  write(campaignId: string, draft: string): void;
}

type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const keyOf = (campaignId: string) => `lorehearth:draft:${campaignId}`;

/** Drafts in `shelf`; where that is blocked or full, in memory. */
export function createDrafts(shelf: () => Shelf = () => localStorage): Drafts {
  const memory = new Map<string, string>();
  return {
    read(campaignId) {
      const inMemory = memory.get(campaignId);
      if (inMemory !== undefined) return inMemory;
      try {
        return shelf().getItem(keyOf(campaignId)) ?? "";
      } catch {
        return "";
      }
    },
    write(campaignId, draft) {
      memory.set(campaignId, draft);
      try {
        if (draft) shelf().setItem(keyOf(campaignId), draft);
        else shelf().removeItem(keyOf(campaignId));
      } catch {
        // The copy in memory has to do.
      }
    },
  };
}
