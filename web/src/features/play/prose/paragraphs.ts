/** A stretch of a paragraph: spoken by someone, or told. */
export interface Stretch {
  readonly spoken: boolean;
  readonly text: string;
}

/** One paragraph of the game master's text, with the place in the text where it ends. */
export interface Paragraph {
  readonly stretches: readonly Stretch[];
  /** Characters of the whole text up to and including this paragraph. */
  readonly end: number;
}

const SPEECH = /“[^”]*”?|"[^"]*"?/gu;

function stretches(text: string): Stretch[] {
  const found: Stretch[] = [];
  let from = 0;
  for (const match of text.matchAll(SPEECH)) {
    if (match.index > from) found.push({ spoken: false, text: text.slice(from, match.index) });
    found.push({ spoken: true, text: match[0] });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ spoken: false, text: text.slice(from) });
  return found;
}

/**
 * The game master's text as paragraphs of speech and telling. A quotation mark that is not closed speaks to the end of
 * its paragraph, so that words keep their colour while they stream in.
 */
export function paragraphs(text: string): Paragraph[] {
  return [...text.matchAll(/[^\n]+/gu)]
    .filter(([line]) => line.trim())
    .map((match) => ({ stretches: stretches(match[0].trim()), end: match.index + match[0].length }));
}
