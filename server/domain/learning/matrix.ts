// Symmetric positive definite matrices, row by row in one array of n * n, and their triangular factors.

/**
 * The lower factor L of a = L L' (Cholesky), in the place of `a`; what stands above the diagonal stays and means nothing. What
 * is not positive by rounding is taken for very small.
 */
export function factorInPlace(a: Float64Array, n: number): Float64Array {
  for (let row = 0; row < n; row++) {
    const above = row * n;
    for (let column = 0; column <= row; column++) {
      const beside = column * n;
      let sum = a[above + column] ?? 0;
      for (let k = 0; k < column; k++) sum -= (a[above + k] ?? 0) * (a[beside + k] ?? 0);
      a[above + column] = row === column ? Math.sqrt(Math.max(sum, 1e-12)) : sum / (a[beside + column] ?? 1);
    }
  }
  return a;
}

/** Solves L x = b in place. */
export function solveLower(l: Float64Array, n: number, b: Float64Array): void {
  for (let row = 0; row < n; row++) {
    let sum = b[row] ?? 0;
    const start = row * n;
    for (let k = 0; k < row; k++) sum -= (l[start + k] ?? 0) * (b[k] ?? 0);
    b[row] = sum / (l[start + row] ?? 1);
  }
}

/** Solves L' x = b in place. */
export function solveUpper(l: Float64Array, n: number, b: Float64Array): void {
  for (let row = n - 1; row >= 0; row--) {
    const value = (b[row] ?? 0) / (l[row * n + row] ?? 1);
    b[row] = value;
    const start = row * n;
    for (let k = 0; k < row; k++) b[k] = (b[k] ?? 0) - (l[start + k] ?? 0) * value;
  }
}

/** The inverse of a symmetric positive definite matrix. */
export function inverseOf(a: Float64Array, n: number): Float64Array {
  const l = factorInPlace(a.slice(), n);
  const inverse = new Float64Array(n * n);
  for (let column = 0; column < n; column++) {
    const unit = new Float64Array(n);
    unit[column] = 1;
    solveLower(l, n, unit);
    solveUpper(l, n, unit);
    inverse.set(unit, column * n);
  }
  return inverse;
}
