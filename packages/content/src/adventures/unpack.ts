import { brotliDecompressSync } from "node:zlib";

/** Stands in the shape of the adventures for a text of theirs. */
export const TEXT_HERE = "~";

/**
 * The adventures out of `packed.json`, by their ids: Brotli (RFC 7932) in base64, as `scripts/adventures/pack-adventures.ts` writes it. Unpacked, its
 * first line is the adventures as JSON with `TEXT_HERE` for each text, its second line is the texts in their order.
 * @throws where the text is nothing that was packed
 */
export function unpack(packed: string): Readonly<Record<string, unknown>> {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const [shape = "", texts = ""] = new TextDecoder().decode(brotliDecompressSync(bytes)).split("\n");
  const told = (JSON.parse(texts) as string[]).values();
  return JSON.parse(shape, (_, value: unknown) => (value === TEXT_HERE ? told.next().value : value)) as Readonly<
    Record<string, unknown>
  >;
}
