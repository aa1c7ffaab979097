/**
 * Markdown as plain text, line by line: a heading becomes a line, a list entry gets a bullet. For texts that the player edits, where
 * rendered Markdown would differ from what they edit.
 */
export const plainLines = (markdown: string): string =>
  markdown
    .replace(/^ {0,3}#{1,6}[ \t]+/gmu, "")
    .replace(/^[ \t]*[-*+][ \t]+/gmu, "• ")
    .replace(/(\*\*|__|\*|`)(\S(?:.*?\S)?)\1/gu, "$2");
