import { Inflate } from "fflate";

import { crc32 } from "./crc32.ts";
import { Unreadable } from "./unreadable.ts";

/** Limits for reading a zip: the number of entries, and their total size in bytes when unpacked. */
export interface ZipLimits {
  readonly entries: number;
  readonly bytes: number;
}

const END = 0x06_05_4b_50;
const ENTRY = 0x02_01_4b_50;
const LOCAL = 0x04_03_4b_50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xff_ff;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;
/** The value that a zip has in the place of a number that zip64 stores in another record. */
const ELSEWHERE = 0xff_ff_ff_ff;

/**
 * How many bytes are given to the inflater at a time. Such a small piece cannot unpack to more than a few megabytes before the size is
 * checked.
 */
const BITE = 4_096;

export const isZip = (bytes: Uint8Array): boolean =>
  bytes.length >= END_LENGTH && bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);

/**
 * Reads the files in a zip, by name. The sizes that the zip states are not trusted: unpacking stops at the limit. Names that lead out of
 * the zip, wrong checksums, encryption and zip64 are refused.
 */
export function readZip(bytes: Uint8Array, limits: ZipLimits): Map<string, Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const files = new Map<string, Uint8Array>();
  let left = limits.bytes;
  for (const entry of entriesOf(bytes, view, limits.entries)) {
    if (entry.name.endsWith("/")) continue;
    if (!isPlainPath(entry.name) || files.has(entry.name)) throw new Unreadable("zipPath", entry.name.slice(0, 80));
    if (entry.size > left) throw new Unreadable("zipTooMuch");
    const file = unpack(bytes, view, entry);
    left -= file.length;
    files.set(entry.name, file);
  }
  return files;
}

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

function entriesOf(bytes: Uint8Array, view: DataView, most: number): Entry[] {
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (count > most) throw new Unreadable("zipTooMuch");
  let at = view.getUint32(end + 16, true);
  return Array.from({ length: count }, () => {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY) throw new Unreadable("damaged");
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true)) as [
      number,
      number,
      number,
    ];
    const entry = {
      name: nameOf(bytes.subarray(at + 46, at + 46 + nameLength)),
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    };
    const isKnown = entry.method === STORED || entry.method === DEFLATED;
    const isHere = ![entry.packed, entry.size, entry.offset].includes(ELSEWHERE);
    if (!isKnown || !isHere || (view.getUint16(at + 8, true) & ENCRYPTED) !== 0) throw new Unreadable("zipUnsupported");
    at += 46 + nameLength + extra + comment;
    return entry;
  });
}

/**
 * Finds the position of the end-of-central-directory record. The search begins at the end of the file, because a comment may follow the
 * record.
 */
function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_LENGTH - LONGEST_COMMENT);
  for (let at = view.byteLength - END_LENGTH; at >= first; at -= 1) if (view.getUint32(at, true) === END) return at;
  throw new Unreadable("damaged");
}

function nameOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Unreadable("zipPath");
  }
}

/** Whether a name is a plain relative path: no root, no drive, no `..`, no backslash. */
const isPlainPath = (name: string): boolean =>
  name !== "" &&
  !/[\\:\p{Cc}]/u.test(name) &&
  name.split("/").every((part) => part !== "" && part !== "." && part !== "..");

function unpack(bytes: Uint8Array, view: DataView, { method, crc, packed, size, offset }: Entry): Uint8Array {
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== LOCAL) throw new Unreadable("damaged");
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + packed > bytes.length) throw new Unreadable("damaged");
  const data = bytes.subarray(start, start + packed);
  const file = method === STORED ? data : inflate(data, size);
  if (file.length !== size || crc32(file) !== crc) throw new Unreadable("damaged");
  return file;
}

/** Unpacks at most `size` bytes. */
function inflate(data: Uint8Array, size: number): Uint8Array {
  const file = new Uint8Array(size);
  let length = 0;
  const inflater = new Inflate((chunk) => {
    if (length + chunk.length > size) throw new Unreadable("zipTooMuch");
    file.set(chunk, length);
    length += chunk.length;
  });
  try {
    for (let at = 0; at < data.length; at += BITE)
      inflater.push(data.subarray(at, at + BITE), at + BITE >= data.length);
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable("damaged");
  }
  return file.subarray(0, length);
}
