import { crc32 } from "./crc32.ts";
import { Unreadable } from "./unreadable.ts";

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export const isPng = (bytes: Uint8Array): boolean => SIGNATURE.every((byte, at) => bytes[at] === byte);

/** Reads the texts of a PNG's tEXt chunks, by keyword (PNG specification §11.3.4.3). A truncated file or a wrong checksum is refused. */
export function pngTexts(bytes: Uint8Array): Map<string, string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const texts = new Map<string, string>();
  let at = SIGNATURE.length;
  for (;;) {
    // A chunk has at least 12 bytes: length, type and checksum.
    if (at + 12 > bytes.length) throw new Unreadable("damaged");
    const length = view.getUint32(at);
    const end = at + 8 + length;
    if (end + 4 > bytes.length) throw new Unreadable("damaged");
    const type = latin1(bytes.subarray(at + 4, at + 8));
    if (crc32(bytes.subarray(at + 4, end)) !== view.getUint32(end)) throw new Unreadable("damaged");
    if (type === "IEND") return texts;
    if (type === "tEXt") {
      const [keyword, text] = split(bytes.subarray(at + 8, end));
      texts.set(keyword.toLowerCase(), text);
    }
    at = end + 4;
  }
}

function split(data: Uint8Array): [string, string] {
  const nul = data.indexOf(0);
  return nul === -1 ? [latin1(data), ""] : [latin1(data.subarray(0, nul)), latin1(data.subarray(nul + 1))];
}

const latin1 = (bytes: Uint8Array): string => {
  let text = "";
  // The bytes are converted in pieces, because a function cannot take as many arguments as a card has bytes.
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return text;
};
