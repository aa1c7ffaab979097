/** The sum of two rows' products. */
const dot = (a: Float64Array, b: Float64Array): number => a.reduce((sum, value, at) => sum + value * b[at]!, 0);

/**
 * The eigenvectors of a symmetric matrix with their eigenvalues, the greatest first, by Jacobi's rotations.
 * @param matrix its rows; they are changed
 */
function eigenvectors(matrix: readonly Float64Array[]): readonly { value: number; vector: Float64Array }[] {
  const size = matrix.length;
  const turned = matrix.map((_, at) => Float64Array.from({ length: size }, (__, other) => (other === at ? 1 : 0)));
  for (let sweep = 0; sweep < 12; sweep++)
    for (let p = 0; p < size; p++)
      for (let q = p + 1; q < size; q++) {
        const off = matrix[p]![q]!;
        if (Math.abs(off) < 1e-12) continue;
        const ratio = (matrix[q]![q]! - matrix[p]![p]!) / (2 * off);
        const tangent = (ratio >= 0 ? 1 : -1) / (Math.abs(ratio) + Math.sqrt(ratio * ratio + 1));
        const cosine = 1 / Math.sqrt(tangent * tangent + 1);
        const sine = tangent * cosine;
        const rotate = (row: Float64Array): void => {
          const [a, b] = [row[p]!, row[q]!];
          row[p] = cosine * a - sine * b;
          row[q] = sine * a + cosine * b;
        };
        for (const row of matrix) rotate(row);
        const [above, below] = [matrix[p]!, matrix[q]!];
        for (let at = 0; at < size; at++) {
          const [a, b] = [above[at]!, below[at]!];
          above[at] = cosine * a - sine * b;
          below[at] = sine * a + cosine * b;
        }
        for (const row of turned) rotate(row);
      }
  return matrix
    .map((row, at) => ({ value: row[at]!, vector: Float64Array.from(turned, (one) => one[at]!) }))
    .toSorted((a, b) => b.value - a.value);
}

/** Projects rows on the directions in which they differ most (principal component analysis). */
export function principalAxes(rows: readonly Float64Array[], directions: number): readonly Float64Array[] {
  const size = rows[0]?.length ?? 0;
  const mean = new Float64Array(size);
  for (const row of rows) for (let at = 0; at < size; at++) mean[at]! += row[at]! / rows.length;
  const centred = rows.map((row) => row.map((value, at) => value - mean[at]!));
  const matrix = Array.from({ length: size }, () => new Float64Array(size));
  for (const row of centred)
    for (let a = 0; a < size; a++) {
      const line = matrix[a]!;
      const value = row[a]! / rows.length;
      for (let b = 0; b < size; b++) line[b]! += value * row[b]!;
    }
  const axes = eigenvectors(matrix).slice(0, directions);
  return centred.map((row) => Float64Array.from(axes, ({ vector }) => dot(row, vector)));
}
