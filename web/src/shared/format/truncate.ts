/**
 * Cuts a text to at most `limit` UTF-16 units, at a word boundary, and adds an ellipsis. A single word longer than the limit is cut inside,
 * but never inside a surrogate pair.
 */
export function truncate(source: string, limit: number): string {
  const whole = source.trim();
  if (whole.length <= limit) return whole;
  const room = whole.slice(0, limit - 1);
  const endsAtWord = /\s/u.test(whole.charAt(limit - 1));
  const boundary = endsAtWord ? room.length : room.search(/\s\S*$/u);
  const cut = boundary > 0 ? room.slice(0, boundary) : room.replace(/[\uD800-\uDBFF]$/u, "");
  return `${cut.trimEnd().replace(/[,;:.–—-]+$/u, "")}…`;
}

/**
 * Markdown as one line of plain text, for previews: no headings, emphasis, links or list dashes. A paragraph without a final full stop gets
 * one, so that it does not run into the next.
 */
export function plainText(markdown: string): string {
  return markdown
    .replace(/^ {0,3}#{1,6}(?:[ \t].*)?$/gmu, "\n")
    .split(/\n\s*\n/u)
    .map(plainParagraph)
    .filter((paragraph) => paragraph !== "")
    .map((paragraph, index, all) =>
      index === all.length - 1 || /\p{P}$/u.test(paragraph) ? paragraph : `${paragraph}.`,
    )
    .join(" ");
}

const plainParagraph = (markdown: string): string =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, "$1")
    .replace(/^\s*(?:[-*+>]|\d+\.)\s+/gmu, "")
    .replace(/(\*\*|__|\*|`)(\S(?:.*?\S)?)\1/gu, "$2")
    .replace(/\s+/gu, " ")
    .trim();
