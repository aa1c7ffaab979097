/** Control characters but for the line break, and those that turn the direction of all text after them. */
const UNSEEN = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** Text of somebody else's as plain words: no tags, nothing unseen, nothing that cannot be stored. */
export const plainText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/gu, "\n")
    .replaceAll(/<[a-z/!][^<>]*>/giu, "")
    .replaceAll(UNSEEN, (character) => (character === "\n" ? "\n" : ""))
    .trim();

/** The same on one line, cut to what there is room for without tearing a character apart. */
export const plainLine = (text: string | null | undefined, most: number): string =>
  plainText(text ?? "")
    .replaceAll(/\s+/gu, " ")
    .normalize("NFC")
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/u, "")
    .trim();
