import { deflateSync, constants as zlib } from 'node:zlib'
import { COUNT } from '#domain/reading/layout/grammar.ts'
import { type LayoutModel, LINE_WEIGHTS, STEP_WEIGHTS } from '#domain/reading/layout/model.ts'
import { PACKED_UNIT } from '#domain/reading/layout/trained-models.ts'

const packed = (weight: number): number => Math.max(-127, Math.min(127, Math.round(weight / PACKED_UNIT)))

/**
 * Packs weights as `unpack` of the reader reads them, in steps of its unit; what is nearer to 0 than half a step is
 * left out.
 * @returns zlib, then base64
 */
export function packWeights({ lines, steps }: LayoutModel): string {
  const gaps: number[] = []
  const counts: number[] = []
  const states: number[] = []
  const weights: number[] = []
  const long = (value: number) =>
    value < 128 ? gaps.push(value) : gaps.push(128 | (value >> 7), value & 127)
  let before = 0
  for (let feature = 1; feature <= LINE_WEIGHTS / COUNT; feature += 1) {
    let count = 0
    let last = 0
    for (let state = 0; state < COUNT; state += 1) {
      const weight = packed(lines[(feature - 1) * COUNT + state] ?? 0)
      if (weight === 0) continue
      count += 1
      states.push(state - last)
      last = state
      weights.push(weight & 255)
    }
    if (count === 0) continue
    if (feature - before > 16383) throw new RangeError('Two features are too far apart to be packed.')
    long(feature - before)
    counts.push(count)
    before = feature
  }
  long(0)
  const ends = Array.from({ length: STEP_WEIGHTS }, (_, place) => packed(steps[place] ?? 0) & 255)
  const bytes = Uint8Array.from([...gaps, ...counts, ...states, ...weights, ...ends])
  // What comes again in such lists is chance: to look for it makes them a sixth longer.
  return deflateSync(bytes, { level: 9, memLevel: 9, strategy: zlib.Z_HUFFMAN_ONLY }).toString('base64')
}
