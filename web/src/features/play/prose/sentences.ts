let segmenter: Intl.Segmenter | null = null;

/** Made when it is first needed: it takes some milliseconds, which the play page does not have while it opens. */
const sentenceSegmenter = (): Intl.Segmenter => (segmenter ??= new Intl.Segmenter("en", { granularity: "sentence" }));

/** Splits a text into sentences. Each sentence includes the white space after it. */
export const sentencesOf = (text: string): readonly string[] =>
  [...sentenceSegmenter().segment(text)].map(({ segment }) => segment);

/**
 * The finished sentences after the position `from`, and the position where they end. The last sentence counts as finished only if the reply
 * is finished (`over`).
 */
export function finishedSentences(text: string, from: number, over: boolean): { said: string; end: number } {
  const rest = text.slice(from);
  const lengths = sentencesOf(rest).map(({ length }) => length);
  if (!over) lengths.pop();
  const end = lengths.reduce((sum, length) => sum + length, 0);
  return { said: rest.slice(0, end).replaceAll(/\s+/gu, " ").trim(), end: from + end };
}
