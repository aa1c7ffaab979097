/** Whose words the text inside a fence is. */
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
 * Wraps text that somebody else wrote (lore, imports, memory, the player) in a fence, so that the model reads it as data. Fence marks
 * inside the text are broken up, so that the text cannot end its own fence.
 */
export function fence(name: FenceName, text: string): string {
  return `<${name}>\n${withoutMarks(text.trim())}\n</${name}>`;
}

/** Breaks up the fence marks in a text that stands in no fence, such as a reply: it may be imported or edited by the player. */
export const withoutMarks = (text: string): string => text.replaceAll(MARK, "‹");
