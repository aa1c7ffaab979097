import type { LoreEntry, LoreKind } from "./lore-entry.ts";

/** Facts and names that the story itself has added to the lore. */
export interface Added {
  readonly facts: readonly string[];
  readonly names: readonly {
    readonly name: string;
    readonly kind: LoreKind;
    /** The name by which it was read before. */
    readonly was?: string | undefined;
    readonly role?: string | undefined;
  }[];
  /** Names that the player struck off: they are none. */
  readonly struck: readonly string[];
}

/** The entries under the names that the player corrected; two that are one become one. */
export function renamed(
  entries: readonly LoreEntry[],
  names: Added["names"],
  isNamed: (entry: LoreEntry, wanted: string) => boolean,
): readonly LoreEntry[] {
  let all = entries;
  for (const { name, was, kind } of names) {
    const old = was === undefined ? undefined : all.find((entry) => isNamed(entry, was));
    if (old === undefined) continue;
    const kept = all.find((entry) => entry !== old && isNamed(entry, name)) ?? old;
    const one: LoreEntry = {
      ...kept,
      name,
      kind,
      proper: true,
      aliases: [...new Set([old.name, ...old.aliases, ...kept.aliases])].filter((each) => each !== name),
      sentences: [...new Set([...kept.sentences, ...old.sentences])],
      role: kept.role === "" ? old.role : kept.role,
      at: kept.at === "" ? old.at : kept.at,
    };
    all = all.flatMap((entry) => (entry === kept ? [one] : entry === old ? [] : [entry]));
  }
  return all;
}
