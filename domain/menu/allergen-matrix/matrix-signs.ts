import type { MatrixState } from './allergen-matrix.ts'

/** Signs that can be distinguished without colors, on paper and on screens. */
export type DrawnState = Exclude<MatrixState, 'none' | 'unknown'>

const RING = 'M8 1a7 7 0 1 0 0 14a7 7 0 1 0 0-14z'

/**
 * Outlines in a square of 16, filled by the even-odd rule: a full disc, a half one, a ring with a dot, and a
 * ring with a minus. What is
 * declared without has a dash, and what nobody declared has words.
 */
export const matrixSigns: Readonly<Record<DrawnState, string>> = {
  contains: RING,
  'may-contain': `${RING}M8 2.6a5.4 5.4 0 0 1 0 10.8z`,
  'by-choice': `${RING}M8 2.6a5.4 5.4 0 1 0 0 10.8a5.4 5.4 0 1 0 0-10.8zM8 5.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5z`,
  removable: `${RING}M8 2.6a5.4 5.4 0 1 0 0 10.8a5.4 5.4 0 1 0 0-10.8zM4.8 7.2h6.4v1.6h-6.4z`,
}
