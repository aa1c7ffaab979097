/** Whose words a fence holds. */
export const FENCES = [
  "world",
  "campaign",
  "character",
  "memory",
  "knows",
  "transcript",
  "player",
  "lines",
  "table",
] as const;
export type FenceName = (typeof FENCES)[number];

const MARK = new RegExp(`<(?=\\s*/?\\s*(?:${FENCES.join("|")})\\b)`, "giu");

/**
 * Wraps words that somebody else wrote (lore, imports, memory, the player) as data. A mark inside them is broken up, so that the
 * words cannot climb out of their fence.
 */
export function fence(name: FenceName, text: string): string {
  return `<${name}>\n${text.trim().replaceAll(MARK, "‹")}\n</${name}>`;
}
