/**
 * Markdown without its marks, line by line as it was: a heading is a line, an entry of a list has a dot. For a text that is shown as
 * somebody may change it, where a rendered one would be another.
 */
export const plainLines = (markdown: string): string =>
  markdown
    .replace(/^ {0,3}#{1,6}[ \t]+/gmu, "")
    .replace(/^[ \t]*[-*+][ \t]+/gmu, "• ")
    .replace(/(\*\*|__|\*|`)(\S(?:.*?\S)?)\1/gu, "$2");
