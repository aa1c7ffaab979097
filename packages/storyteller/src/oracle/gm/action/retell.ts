const FLIPPED: Readonly<Record<string, string>> = {
  i: "you",
  my: "your",
  me: "you",
  we: "you",
  our: "your",
  us: "you",
  mine: "yours",
  myself: "yourself",
  ourselves: "yourselves",
  am: "are",
};
const LONGEST = 16;

/**
 * What the player says they do, told of "you", to stand after "you": "I juggle three apples" → "juggle three apples".
 * Null where it is not one plain clause about themselves. Small letters; only Latin ones, so nothing can break out of it.
 */
export function retold(text: string): string | null {
  const plain = text
    .trim()
    .replace(/’/gu, "'")
    .replace(/\s+/gu, " ")
    .replace(/[.!]+$/u, "");
  const said =
    /^(?:I|We|i|we) (?:(?:try|want|decide|attempt|would like|am going) to |will |then |now |just )*([A-Za-z][A-Za-z' ,-]*)$/u.exec(
      plain,
    )?.[1];
  if (said === undefined) return null;
  const words = said.split(" ");
  if (
    words.length > LONGEST ||
    words.some((word) => word.length > 18) ||
    /\b(?:am|was|have|had|not|don't|can't|won't)\b/u.test(words[0] ?? "")
  )
    return null;
  return words
    .map((word) => FLIPPED[word.toLowerCase().replace(/,$/u, "")] ?? word)
    .join(" ")
    .replace(/^\w/u, (letter) => letter.toLowerCase())
    .replace(/,$/u, "");
}
