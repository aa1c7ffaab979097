/** One text per campaign, stored in this browser. */
export interface CampaignTexts {
  read(campaignId: string): string;
  /** Stores the text. Returns whether it survives a reload. */
  write(campaignId: string, text: string): boolean;
  /** The texts of all campaigns. */
  all(): readonly string[];
  /** Deletes all texts. */
  clear(): void;
}

export type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** Stores texts in `shelf` under names that begin with `prefix`. If that storage is blocked or full, stores them in memory. */
export function createCampaignTexts(prefix: string, shelf: () => Shelf = () => localStorage): CampaignTexts {
  const memory = new Map<string, string>();
  const keyOf = (campaignId: string) => `${prefix}${campaignId}`;
  const keysIn = (kept: Shelf) =>
    Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? "").filter((key) => key.startsWith(prefix));

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
    write(campaignId, text) {
      memory.set(campaignId, text);
      try {
        if (text) shelf().setItem(keyOf(campaignId), text);
        else shelf().removeItem(keyOf(campaignId));
        return true;
      } catch {
        // The text was written to memory only, so it does not survive a reload.
        return false;
      }
    },
    all() {
      const texts = new Map<string, string>();
      try {
        const kept = shelf();
        for (const key of keysIn(kept)) texts.set(key, kept.getItem(key) ?? "");
      } catch {
        // Storage is blocked, so it contains no texts.
      }
      for (const [campaignId, text] of memory) texts.set(keyOf(campaignId), text);
      return [...texts.values()].filter((text) => text !== "");
    },
    clear() {
      memory.clear();
      try {
        const kept = shelf();
        for (const key of keysIn(kept)) kept.removeItem(key);
      } catch {
        // Storage is blocked, so there is nothing to delete in it.
      }
    },
  };
}
