/** A box of words, one entry a line: trimmed, without the empty ones, each once. */
export const entriesOf = (box: string): string[] => [
  ...new Set(
    box
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];
