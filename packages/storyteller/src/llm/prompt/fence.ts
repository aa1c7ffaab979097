/** What a fence may hold: whose words they are. */
export type FenceName = "world" | "campaign" | "character" | "memory" | "transcript" | "player" | "lines";

/**
 * Wraps words that somebody else wrote (lore, imports, memory, the player) as data. A closing mark inside them is broken up, so that
 * the words cannot climb out of their fence (design.md §9).
 */
export function fence(name: FenceName, text: string): string {
  const tame = text.replaceAll(/<(\/?)(world|campaign|character|memory|transcript|player|lines|table)\b/giu, "‹$1$2");
  return `<${name}>\n${tame.trim()}\n</${name}>`;
}
