const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** A short name for a text: `length` characters of six bits each, FNV-1a mixed. Enough to say "told before", not to prove it. */
export function shortHash(text: string, length: number): string {
  let low = 0x811c9dc5;
  let high = 0x9dc5811c;
  for (let i = 0; i < text.length; i++) {
    low = Math.imul(low ^ text.charCodeAt(i), 0x01000193);
    high = Math.imul(high ^ (text.charCodeAt(i) + i), 0x85ebca6b);
  }
  low ^= low >>> 15;
  high = Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  let out = "";
  for (let i = 0; i < length; i++) out += DIGITS[((i < 4 ? low : high) >>> ((i % 4) * 6)) & 63];
  return out;
}

/** What is hashed are templates and fragments, nearly all of them constants: each is read once. */
const KNOWN = new Map<string, string>();
const MOST_KNOWN = 12_000;
const MOST_WIDTH = 5;

/** The last hashes told, oldest first, kept as one string so that a memo stays small. */
export class HashRing {
  readonly #width: number;
  readonly #most: number;
  readonly #order: Map<string, number>;
  #clock = 0;

  constructor(packed: string, width: number, most: number) {
    this.#width = width;
    this.#most = most;
    this.#order = new Map();
    for (let at = 0; at + width <= packed.length; at += width) this.#touch(packed.slice(at, at + width));
  }

  /** When this text was last told, larger is later; 0 where it was not. */
  age(text: string): number {
    return this.#order.get(this.#hash(text)) ?? 0;
  }

  /** How many others were told since this text was; without end where it was not. */
  since(text: string): number {
    const age = this.age(text);
    return age === 0 ? Number.POSITIVE_INFINITY : this.#clock - age;
  }

  add(text: string): void {
    this.#touch(this.#hash(text));
  }

  packed(): string {
    return [...this.#order.keys()].slice(-this.#most).join("");
  }

  #hash(text: string): string {
    const known = KNOWN.get(text);
    if (known !== undefined) return known.slice(0, this.#width);
    const made = shortHash(text, MOST_WIDTH);
    if (KNOWN.size < MOST_KNOWN) KNOWN.set(text, made);
    return made.slice(0, this.#width);
  }

  #touch(hash: string): void {
    this.#order.delete(hash);
    this.#order.set(hash, ++this.#clock);
  }
}
