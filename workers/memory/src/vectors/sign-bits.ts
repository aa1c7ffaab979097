/** The sign of each dimension, 32 in one number. Vectors with similar directions differ in few signs. */
export function signsOf(values: Int8Array): Uint32Array {
  const signs = new Uint32Array(Math.ceil(values.length / 32));
  values.forEach((value, at) => {
    if (value > 0) signs[at >> 5]! |= 1 << (at & 31);
  });
  return signs;
}

/** The number of signs in which `a` differs from the signs that start at index `at` of `all`. */
export function differing(a: Uint32Array, all: Uint32Array, at: number): number {
  let count = 0;
  for (let i = 0; i < a.length; i += 1) {
    // Counts the set bits in pairs, then in groups of four, then in bytes. A multiplication adds up the bytes.
    let bits = (a[i]! ^ all[at + i]!) | 0;
    bits -= (bits >>> 1) & 0x55555555;
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
    count += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}
