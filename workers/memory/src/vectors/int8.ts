/** A unit vector with eight bits for each dimension. It needs a quarter of the memory and is as good for comparisons. */
export interface Int8Vector {
  readonly values: Int8Array<ArrayBuffer>;
  readonly scale: number;
}

export function quantize(vector: Float32Array): Int8Vector {
  let most = 0;
  for (const value of vector) most = Math.max(most, Math.abs(value));
  const scale = most === 0 ? 1 : most / 127;
  return { values: Int8Array.from(vector, (value) => Math.round(value / scale)), scale };
}

/**
 * The dot product of `a` with the vector that starts at index `at` of `all`, before scaling. This is the hot loop: four sums of 32-bit
 * integers take half the time of one sum of doubles.
 */
export function dot(a: Int8Array, all: Int8Array, at: number): number {
  const { length } = a;
  let s0 = 0;
  let s1 = 0;
  let s2 = 0;
  let s3 = 0;
  let i = 0;
  for (; i + 3 < length; i += 4) {
    s0 = (s0 + Math.imul(a[i]!, all[at + i]!)) | 0;
    s1 = (s1 + Math.imul(a[i + 1]!, all[at + i + 1]!)) | 0;
    s2 = (s2 + Math.imul(a[i + 2]!, all[at + i + 2]!)) | 0;
    s3 = (s3 + Math.imul(a[i + 3]!, all[at + i + 3]!)) | 0;
  }
  for (; i < length; i += 1) s0 = (s0 + Math.imul(a[i]!, all[at + i]!)) | 0;
  return s0 + s1 + s2 + s3;
}
