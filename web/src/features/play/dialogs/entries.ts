/** Splits the text of a text box into entries, one per line. Entries are trimmed; empty entries and duplicates are left out. */
export const entriesOf = (box: string): string[] => [
  ...new Set(
    box
      .split("\n")
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];
