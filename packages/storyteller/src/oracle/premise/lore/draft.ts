import type { LoreKind } from "./lore-entry.ts";

/** A draft of a lore entry, made from the lore's sentences. */
export interface Draft {
  name: string;
  aliases: Set<string>;
  kind: LoreKind | null;
  proper: boolean;
  sentences: Set<number>;
  definite: boolean;
}
