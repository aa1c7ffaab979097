/** Splits a text box into entries, one per line: trimmed, without empty ones and duplicates. */
export const entriesOf = (box: string): string[] => [
  ...new Set(
    box
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];
