import type { LoreEntry } from "#contracts/http/lore";
import type { CampaignFile } from "#contracts/portability/campaign-file";

/** What could not be taken over as it was, and how often. */
export interface Warning {
  readonly about: "skippedMessages" | "cutTexts" | "disabledLore" | "noCharacter" | "noWorld" | "undatedMessages";
  readonly count: number;
}

/** A file that was read and understood: what it becomes here, whatever it was. */
export interface Reading {
  readonly kind: "campaign" | "chat" | "card" | "lorebook";
  readonly file: CampaignFile;
  readonly warnings: readonly Warning[];
  /** Whether what was told in it is still to be read into memory: files of others have none. */
  readonly toDigest: boolean;
  /** What a campaign that is there already can take in its stead; absent where that makes no sense. */
  readonly lore?: readonly LoreEntry[];
}
