/** How places are moved, turned and scaled, as a PDF writes it. */
export type Matrix = readonly [number, number, number, number, number, number]

/** A matrix as pdf.js gives it, in a list. */
export function asMatrix(values: unknown): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = values as readonly number[]
  return [a, b, c, d, e, f]
}

/** The product of two matrices: what the second one does, and then the first. */
export const product = ([a, b, c, d, e, f]: Matrix, [p, q, r, s, t, u]: Matrix): Matrix => [
  a * p + c * q,
  b * p + d * q,
  a * r + c * s,
  b * r + d * s,
  a * t + c * u + e,
  b * t + d * u + f,
]

export const AS_IT_IS: Matrix = [1, 0, 0, 1, 0, 0]

/** A matrix with what it places moved in its own directions. */
export const moved = ([a, b, c, d, e, f]: Matrix, x: number, y: number): Matrix => [
  a,
  b,
  c,
  d,
  a * x + c * y + e,
  b * x + d * y + f,
]
