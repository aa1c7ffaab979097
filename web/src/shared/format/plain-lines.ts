/**
 * Converts Markdown to plain text, line by line: a heading becomes a plain line, and a list entry gets a bullet. Used next to fields in
 * which the player edits the text: rendered Markdown would look different from the text in the field.
 */
export const plainLines = (markdown: string): string =>
  markdown
    .replace(/^ {0,3}#{1,6}[ \t]+/gmu, "")
    .replace(/^[ \t]*[-*+][ \t]+/gmu, "• ")
    .replace(/(\*\*|__|\*|`)(\S(?:.*?\S)?)\1/gu, "$2");
