const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** A text's sentences, with whatever space is behind each. */
export const sentencesOf = (text: string): readonly string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment);

/**
 * The sentences after `from` that are finished, and where they end: what a screen reader may be told. The last sentence
 * counts as finished only when the telling is over, for until then it may go on.
 */
export function finishedSentences(text: string, from: number, over: boolean): { said: string; end: number } {
  const rest = text.slice(from);
  const lengths = sentencesOf(rest).map(({ length }) => length);
  if (!over) lengths.pop();
  const end = lengths.reduce((sum, length) => sum + length, 0);
  return { said: rest.slice(0, end).replaceAll(/\s+/gu, " ").trim(), end: from + end };
}
