import { unzlibSync } from 'fflate'
import type { LayoutModels } from './analyze.ts'
import { COUNT } from './grammar.ts'
import { type LayoutModel, LINE_WEIGHTS, STEP_WEIGHTS } from './model.ts'
import { weights } from './weights.ts'

/** What a step of a packed weight is worth. */
export const PACKED_UNIT = 1 / 8

let known: LayoutModels | undefined

/** The weights that the reader was trained to; unpacked when they are first asked for. */
export function trainedModels(): LayoutModels {
  known ??= {
    first: unpack(weights.first),
    second: unpack(weights.second),
  }
  return known
}

/**
 * Unpacks weights, one list behind the other: how far each feature that has any is behind the one before, in one byte or
 * two, up to a 0; of how many states each speaks; how far each of these is behind the one before; their weights; the
 * weights of the steps.
 * @throws {RangeError} where the text is cut off
 */
export function unpack(packed: string): LayoutModel {
  const bytes = unzlibSync(Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0)))
  let at = 0
  const next = (): number => {
    const byte = bytes[at]
    if (byte === undefined) throw new RangeError('The weights of the reader end too early.')
    at += 1
    return byte
  }
  const long = (): number => {
    const first = next()
    return first < 128 ? first : ((first & 127) << 7) | next()
  }
  const features: number[] = []
  let feature = -1
  for (let gap = long(); gap !== 0; gap = long()) {
    feature += gap
    features.push(feature)
  }
  const counts = features.map(next)
  const places = features.flatMap((number, index) => {
    let place = number * COUNT
    return Array.from({ length: counts[index] ?? 0 }, () => {
      place += next()
      return place
    })
  })
  const lines = new Int8Array(LINE_WEIGHTS)
  for (const place of places) lines[place] = next()
  return { lines, steps: Int8Array.from({ length: STEP_WEIGHTS }, next), unit: PACKED_UNIT }
}
