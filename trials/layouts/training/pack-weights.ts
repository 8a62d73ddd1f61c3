import { deflateSync, constants as zlib } from 'node:zlib'
import { allParts, parts, SIGNS, WIDTH } from '#domain/reading/layout/network.ts'

/** The largest step of a weight, in either direction. */
const MOST = 31

/**
 * Packs the weights of a network as `unpack` of the reader reads them: those of a part in steps of a 31st of the largest,
 * and of the signs only those that any line had.
 * @returns zlib, then base64
 */
export function packWeights(weights: Float64Array): string {
  const rowOf = (sign: number) =>
    weights.subarray(parts.signs.from + sign * WIDTH, parts.signs.from + (sign + 1) * WIDTH)
  const known = Array.from({ length: SIGNS }, (_, sign) => sign).filter((sign) =>
    rowOf(sign).some((weight) => weight !== 0),
  )
  const gaps = known.map((sign, at) => sign - (known[at - 1] ?? 0))
  const head = new DataView(new ArrayBuffer(2 + 2 * known.length))
  for (const [at, number] of [known.length, ...gaps].entries()) head.setUint16(2 * at, number)
  const bytes = allParts.flatMap((part) => {
    const own =
      part === parts.signs
        ? known.flatMap((sign) => [...rowOf(sign)])
        : [...weights.subarray(part.from, part.from + part.rows * part.columns)]
    const unit = Math.fround(own.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / MOST)
    const step = new DataView(new ArrayBuffer(4))
    step.setFloat32(0, unit)
    return [...new Uint8Array(step.buffer), ...Int8Array.from(own, (weight) => Math.round(weight / unit))]
  })
  return deflateSync(Uint8Array.from([...new Uint8Array(head.buffer), ...bytes]), {
    level: 9,
    memLevel: 9,
    strategy: zlib.Z_HUFFMAN_ONLY,
  }).toString('base64')
}
