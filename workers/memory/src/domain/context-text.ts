import type { MemoryContext } from "#contracts/entities/memory";

/** What of a situation the text is made from. */
export type ContextParts = Omit<MemoryContext, "campaignContext" | "hasRelevantMemory"> & {
  /** What the campaign is. */
  readonly lore: readonly string[];
};

/** A memory context as one text, for a game master to read; empty where nothing is remembered. */
export function contextText(parts: ContextParts): string {
  const memories = parts.contextualMemories.map(({ content }) => content);
  const shown = new Set(memories);
  const sections = [
    section("The campaign", parts.lore),
    section("Where it is", parts.currentLocationInfo ? [parts.currentLocationInfo.name] : []),
    section(
      "Quests",
      parts.activeQuests.map(({ title, status, description }) => line(`${title} (${status})`, description)),
    ),
    section(
      "People",
      parts.keyNpcs.map(({ name, description }) => line(name, description)),
    ),
    section(
      "Lately",
      parts.recentEvents.map(({ summary }) => summary).filter((summary) => !shown.has(summary)),
    ),
    section("Remembered", memories),
  ];
  return sections.filter((text) => text !== "").join("\n\n");
}

const section = (title: string, lines: readonly string[]): string =>
  lines.length === 0
    ? ""
    : [`${title}:`, ...lines.map((text) => `- ${text.replaceAll(/\s+/gu, " ").trim()}`)].join("\n");

const line = (head: string, rest: string): string => (rest === "" ? head : `${head}: ${rest}`);
