/** The id that follows from a name of the rules: `Alchemist's Fire` is `alchemists-fire`. Rows of data whose id is this one do not repeat it. */
export const idOfName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/gu, "")
    .replaceAll(" ", "-");
