/** Control characters except the line break, and characters that change the direction of the text after them. */
const UNSEEN = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

/** Cleans text from another service: removes tags, invisible characters, and characters that cannot be stored. */
export const plainText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/gu, "\n")
    .replaceAll(/<[a-z/!][^<>]*>/giu, "")
    .replaceAll(UNSEEN, (character) => (character === "\n" ? "\n" : ""))
    .trim();

/** Cleans a text, puts it on one line, and cuts it to `most` without splitting a character. */
export const plainLine = (text: string | null | undefined, most: number): string =>
  plainText(text ?? "")
    .replaceAll(/\s+/gu, " ")
    .normalize("NFC")
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/u, "")
    .trim();
