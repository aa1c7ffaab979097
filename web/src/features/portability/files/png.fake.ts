import { crc32 } from "./crc32.ts";

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (unit) => unit.charCodeAt(0));

/** A PNG chunk with its length and checksum. */
function chunk(type: string, data: Uint8Array): Uint8Array {
  const whole = new Uint8Array(12 + data.length);
  const view = new DataView(whole.buffer);
  view.setUint32(0, data.length);
  whole.set(latin1(type), 4);
  whole.set(data, 8);
  view.setUint32(8 + data.length, crc32(whole.subarray(4, 8 + data.length)));
  return whole;
}

/** A PNG of one pixel that carries these texts. */
export function pngWith(texts: Readonly<Record<string, string>>): Uint8Array {
  const header = Uint8Array.of(0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0);
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk("IHDR", header),
    ...Object.entries(texts).map(([keyword, text]) => chunk("tEXt", latin1(`${keyword}\0${text}`))),
    chunk("IEND", new Uint8Array()),
  ];
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Encodes a value as a character card does: as JSON, in base64. */
export const coded = (value: unknown): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))));
