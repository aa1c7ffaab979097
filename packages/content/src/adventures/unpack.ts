import { brotliDecompressSync } from "node:zlib";

/** Stand in the shape of the adventures for a word of theirs, and for a text. */
export const WORD_HERE = "";
export const TEXT_HERE = "~";
/** Between two words, and between two texts. */
export const APART = "\t";

/** Stands before a letter that is a capital: so "The" and "the" are one word to what compresses. */
const CAPITAL = "\u000E";
/** Marks of three bytes and the one that stands for each. */
const MARKS = ["“", "”", "’", "‘", "…", "—"].map((mark, at) => [mark, String.fromCharCode(at + 1)] as const);

/** A text as it compresses best, and back again. */
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
 * The adventures out of `packed.json`, by their ids: Brotli (RFC 7932) in base64, as `scripts/adventures/pack-adventures.ts` writes it. Unpacked, its
 * first line is the adventures as JSON with `WORD_HERE` or `TEXT_HERE` for each string, its second line is the words in their order, the rest
 * is the texts.
 * @throws where the text is nothing that was packed
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
