/** What the player has written and not sent, per campaign, kept in this browser. */
export interface Drafts {
  read(campaignId: string): string;
  write(campaignId: string, draft: string): void;
  /** Forgets everything. */
  clear(): void;
}

type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const PREFIX = "lorehearth:draft:";
const keyOf = (campaignId: string) => `${PREFIX}${campaignId}`;

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
    clear() {
      memory.clear();
      try {
        const kept = shelf();
        const names = Array.from({ length: kept.length }, (_, index) => kept.key(index));
        for (const name of names) if (name?.startsWith(PREFIX)) kept.removeItem(name);
      } catch {
        // Nothing was kept there.
      }
    },
  };
}
