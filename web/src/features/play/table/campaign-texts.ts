/** A text per campaign, kept in this browser. */
export interface CampaignTexts {
  read(campaignId: string): string;
  /** Answers whether it outlives the page. */
  write(campaignId: string, text: string): boolean;
  /** Every text that there is, of whatever campaign. */
  all(): readonly string[];
  /** Forgets everything. */
  clear(): void;
}

export type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** Texts under their own `prefix` in `shelf`; where that is blocked or full, in memory. */
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
        // The copy in memory has to do.
        return false;
      }
    },
    all() {
      const texts = new Map<string, string>();
      try {
        const kept = shelf();
        for (const key of keysIn(kept)) texts.set(key, kept.getItem(key) ?? "");
      } catch {
        // Nothing was kept there.
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
        // Nothing was kept there.
      }
    },
  };
}
