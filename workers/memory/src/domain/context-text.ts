import type { MemoryContext } from "#contracts/entities/memory";

/** The parts of a memory context from which the text is written. */
export type ContextParts = Omit<MemoryContext, "campaignContext" | "hasRelevantMemory"> & {
  /** The lore of the campaign itself. */
  readonly lore: readonly string[];
};

/** Writes a memory context as one text for the game master. Empty if nothing is remembered. */
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
