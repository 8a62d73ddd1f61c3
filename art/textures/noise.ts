import { seededRandom } from '#domain/generation/choosing/random.ts'

/** A smooth random field: the same place always has the same value, from about -1 to 1. */
export type Noise = (x: number, y: number) => number

const LATTICE = 256

/**
 * Gradient noise with one feature a unit of length. Source: K. Perlin, "Improving Noise" (SIGGRAPH 2002),
 * in two dimensions.
 */
export function gradientNoise(seed: number): Noise {
  const random = seededRandom(seed)
  const order = Array.from({ length: LATTICE }, (_, index) => index)
  for (let at = LATTICE - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const kept = order[at] ?? 0
    order[at] = order[other] ?? 0
    order[other] = kept
  }
  const permutation = new Uint8Array([...order, ...order])
  const angles = Float64Array.from({ length: LATTICE }, () => random() * 2 * Math.PI)
  const gradientsX = angles.map(Math.cos)
  const gradientsY = angles.map(Math.sin)
  const corner = (column: number, row: number, x: number, y: number): number => {
    const at = permutation[(permutation[column & 255] ?? 0) + (row & 255)] ?? 0
    return (gradientsX[at] ?? 0) * x + (gradientsY[at] ?? 0) * y
  }
  return (x, y) => {
    const column = Math.floor(x)
    const row = Math.floor(y)
    const dx = x - column
    const dy = y - row
    const u = fade(dx)
    const top = mix(corner(column, row, dx, dy), corner(column + 1, row, dx - 1, dy), u)
    const bottom = mix(corner(column, row + 1, dx, dy - 1), corner(column + 1, row + 1, dx - 1, dy - 1), u)
    return 1.5 * mix(top, bottom, fade(dy))
  }
}

/** Noise with ever finer detail: each octave has twice the frequency and half the height. */
export const fractal =
  (noise: Noise, octaves: number): Noise =>
  (x, y) => {
    let sum = 0
    let height = 0.5
    let scale = 1
    for (let octave = 0; octave < octaves; octave++) {
      // Octaves are shifted, or their zeros would fall together at the origin.
      sum += height * noise(x * scale + octave * 17.3, y * scale - octave * 9.1)
      height /= 2
      scale *= 2
    }
    return sum
  }

/** A number from 0 to 1 for a cell of a grid, unlike that of its neighbors. */
export function cellRandom(column: number, row: number, seed: number): number {
  let hash = Math.imul(column, 0x27d4eb2d) ^ Math.imul(row, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share

/** 0 below the first edge, 1 above the second, smooth between. */
export function step(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

const fade = (share: number): number => share ** 3 * (share * (share * 6 - 15) + 10)
