import type { LoreEntry } from "#contracts/http/lore";
import type { CampaignFile } from "#contracts/portability/campaign-file";

/** Something that could not be imported unchanged, and how often it occurred. */
export interface Warning {
  readonly about: "skippedMessages" | "cutTexts" | "disabledLore" | "noCharacter" | "noWorld" | "undatedMessages";
  readonly count: number;
}

/** The result of reading a file of any supported format: the campaign that the import will create. */
export interface ParsedFile {
  readonly kind: "campaign" | "chat" | "card" | "lorebook";
  readonly file: CampaignFile;
  readonly warnings: readonly Warning[];
  /** Whether memory still has to read the turns. Files of other programs contain no memory. */
  readonly toDigest: boolean;
  /** The lore for the case that the player adds it to an existing campaign instead; absent when the file has none. */
  readonly lore?: readonly LoreEntry[];
}
