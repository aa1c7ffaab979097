/** The sign of each dimension, 32 to a word: vectors that point the same way have few that differ. */
export function signsOf(values: Int8Array): Uint32Array {
  const signs = new Uint32Array(Math.ceil(values.length / 32));
  values.forEach((value, at) => {
    if (value > 0) signs[at >> 5]! |= 1 << (at & 31);
  });
  return signs;
}

/** In how many signs `a` differs from those that begin at `at` in `all`. */
export function differing(a: Uint32Array, all: Uint32Array, at: number): number {
  let count = 0;
  for (let i = 0; i < a.length; i += 1) {
    // Bits are counted in pairs, in fours, in bytes, and the bytes summed by a multiplication.
    let bits = (a[i]! ^ all[at + i]!) | 0;
    bits -= (bits >>> 1) & 0x55555555;
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
    count += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}
