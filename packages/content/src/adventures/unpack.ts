import { brotliDecompressSync } from "node:zlib";

/** Stand in the shape of the adventures for a word of theirs, and for a text. */
export const WORD_HERE = "";
export const TEXT_HERE = "~";
/** Between two words, and between two texts. */
export const APART = "\t";

/**
 * The adventures out of `packed.json`, by their ids: Brotli (RFC 7932) in base64, as `scripts/adventures/pack-adventures.ts` writes it. Unpacked, its
 * first line is the adventures as JSON with `WORD_HERE` or `TEXT_HERE` for each string, its second line is the words in their order, the rest
 * is the texts.
 * @throws where the text is nothing that was packed
 */
export function unpack(packed: string): Readonly<Record<string, unknown>> {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const [shape = "", words = "", ...rest] = new TextDecoder().decode(brotliDecompressSync(bytes)).split("\n");
  const word = words.split(APART).values();
  const text = rest.join("\n").split(APART).values();
  return JSON.parse(shape, (_, value: unknown) =>
    value === WORD_HERE ? word.next().value : value === TEXT_HERE ? text.next().value : value,
  ) as Readonly<Record<string, unknown>>;
}
