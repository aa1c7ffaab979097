const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** The digit of each ASCII code; 0 where it is none. */
const DIGIT_OF = Uint8Array.from({ length: 128 }, (_, code) => Math.max(0, DIGITS.indexOf(String.fromCharCode(code))));
const CODE_OF = Uint8Array.from(DIGITS, (digit) => digit.charCodeAt(0));
const BITS_A_DIGIT = 6;
const DIGIT_COUNT = 2_040;
const SEGMENTS = 12;
/** Fuller than this, and too much that is new would look told. */
const FULL = 0.5;

/**
 * Which sentences a campaign has told: a Bloom filter (two bits a sentence) of a fixed size, so that a memo holds some
 * four thousand of them. It never says "new" of one that it still has; of a new one it wrongly says "told" now and then,
 * which only costs another try. When it is half full it forgets a twelfth, the segments taking turns.
 */
export class SaidBefore {
  readonly #digits: Uint8Array;
  #ones = 0;
  #next = 0;

  constructor(packed: string) {
    this.#digits = new Uint8Array(DIGIT_COUNT);
    if (packed.length !== DIGIT_COUNT + 1) return;
    this.#next = Math.max(0, DIGITS.indexOf(packed[0]!)) % SEGMENTS;
    for (let i = 0; i < DIGIT_COUNT; i++) {
      const digit = DIGIT_OF[packed.charCodeAt(i + 1)] ?? 0;
      this.#digits[i] = digit;
      this.#ones += ones(digit);
    }
  }

  has(sentence: string): boolean {
    const [a, b] = places(sentence);
    return this.#bit(a) && this.#bit(b);
  }

  add(sentence: string): void {
    for (const at of places(sentence)) {
      if (this.#bit(at)) continue;
      this.#digits[Math.floor(at / BITS_A_DIGIT)]! |= 1 << (at % BITS_A_DIGIT);
      this.#ones++;
    }
    if (this.#ones > DIGIT_COUNT * BITS_A_DIGIT * FULL) this.#forget();
  }

  packed(): string {
    return DIGITS[this.#next]! + String.fromCharCode(...this.#digits.map((digit) => CODE_OF[digit]!));
  }

  #bit(at: number): boolean {
    return ((this.#digits[Math.floor(at / BITS_A_DIGIT)]! >> (at % BITS_A_DIGIT)) & 1) === 1;
  }

  #forget(): void {
    const size = DIGIT_COUNT / SEGMENTS;
    this.#digits.fill(0, this.#next * size, (this.#next + 1) * size);
    this.#next = (this.#next + 1) % SEGMENTS;
    this.#ones = this.#digits.reduce((sum, digit) => sum + ones(digit), 0);
  }
}

function ones(digit: number): number {
  let count = 0;
  for (let rest = digit; rest > 0; rest &= rest - 1) count++;
  return count;
}

/** Two places of the filter, from two FNV-1a hashes that were started apart. */
function places(text: string): [number, number] {
  let a = 0x811c9dc5;
  let b = 0x9dc5811c;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ unit, 0x85ebca6b) ^ (b >>> 13);
  }
  const size = DIGIT_COUNT * BITS_A_DIGIT;
  return [((a ^ (a >>> 15)) >>> 0) % size, ((b ^ (b >>> 16)) >>> 0) % size];
}
