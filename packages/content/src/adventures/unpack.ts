import { brotliDecompressSync } from "node:zlib";

/** Placeholders in the JSON of the packed adventures: one for a word, one for a longer text. They mark where `unpack` inserts a string. */
export const WORD_HERE = "";
export const TEXT_HERE = "~";
/** The separator between two words, and between two texts. */
export const APART = "\t";

/** Written before a letter to make it a capital. So "The" and "the" are the same word for the compression. */
const CAPITAL = "\u000E";
/** Characters that need three bytes, each with the one-byte character that replaces it. */
const MARKS = ["“", "”", "’", "‘", "…", "—"].map((mark, at) => [mark, String.fromCharCode(at + 1)] as const);

/** Encodes a text so that it compresses best. `unfolded` decodes it. */
export const folded = (text: string): string =>
  MARKS.reduce((all, [mark, byte]) => all.replaceAll(mark, byte), text).replaceAll(
    /(?<![A-Za-z])[A-Z](?=[a-z])/gu,
    (letter) => CAPITAL + letter.toLowerCase(),
  );
const unfolded = (text: string): string =>
  MARKS.reduce(
    (all, [mark, byte]) => all.replaceAll(byte, mark),
    text.replaceAll(new RegExp(`${CAPITAL}(.)`, "gu"), (_, letter: string) => letter.toUpperCase()),
  );

/**
 * Unpacks the adventures in `packed.json`, by their ids. The file is Brotli (RFC 7932) in base64, as
 * `scripts/adventures/pack-adventures.ts` writes it. Unpacked, its first line is the adventures as JSON, with `WORD_HERE` or `TEXT_HERE`
 * for each string. Its second line is the words in their order, and the rest is the texts.
 * @throws if the text was not packed by that script
 */
export function unpack(packed: string): Readonly<Record<string, unknown>> {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const [shape = "", words = "", ...rest] = unfolded(new TextDecoder().decode(brotliDecompressSync(bytes))).split("\n");
  const word = words.split(APART).values();
  const text = rest.join("\n").split(APART).values();
  return JSON.parse(shape, (_, value: unknown) =>
    value === WORD_HERE ? word.next().value : value === TEXT_HERE ? text.next().value : value,
  ) as Readonly<Record<string, unknown>>;
}
