import type { LoreEntry } from "#contracts/http/lore";
import type { CampaignFile } from "#contracts/portability/campaign-file";

/** Something that could not be imported unchanged, and how often it occurred. */
export interface Warning {
  readonly about: "skippedMessages" | "cutTexts" | "disabledLore" | "noCharacter" | "noWorld" | "undatedMessages";
  readonly count: number;
}

/** The result of reading a file of any supported format: the campaign it becomes. */
export interface ParsedFile {
  readonly kind: "campaign" | "chat" | "card" | "lorebook";
  readonly file: CampaignFile;
  readonly warnings: readonly Warning[];
  /** Whether its turns still have to be read into memory. Files of other programs bring no memory. */
  readonly toDigest: boolean;
  /** The lore that an existing campaign can take instead; absent when the file has none. */
  readonly lore?: readonly LoreEntry[];
}
