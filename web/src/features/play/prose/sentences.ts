const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/**
 * The sentences after `from` that are finished, and where they end: what a screen reader may be told. The last sentence
 * counts as finished only when the telling is over, for until then it may go on.
 */
export function finishedSentences(text: string, from: number, over: boolean): { said: string; end: number } {
  const rest = text.slice(from);
  const lengths = [...segmenter.segment(rest)].map(({ segment }) => segment.length);
  if (!over) lengths.pop();
  const end = lengths.reduce((sum, length) => sum + length, 0);
  return { said: rest.slice(0, end).replaceAll(/\s+/gu, " ").trim(), end: from + end };
}
