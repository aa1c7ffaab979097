import { brotliDecompressSync } from "node:zlib";

/**
 * An adventure out of `packed.json`: Brotli (RFC 7932) in base64, as `scripts/adventures/pack-adventures.ts` writes it.
 * @throws where the text is nothing that was packed
 */
export function unpack(packed: string): unknown {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(brotliDecompressSync(bytes)));
}
