import { unzlibSync } from 'fflate'
import { allParts, parts, WEIGHTS } from './network.ts'
import { weights } from './weights.ts'

let known: readonly Float64Array[] | undefined

/** The networks that the reader was trained to; unpacked when they are first asked for. */
export function trainedNetworks(): readonly Float64Array[] {
  known ??= weights.map(unpack)
  return known
}

/**
 * Unpacks the weights of a network: how many signs are known and how far each is from the one before, in two bytes each; then of each part what a
 * step is worth, in four bytes, and the steps of its weights, a byte each.
 * @throws {RangeError} where the text is cut off
 */
export function unpack(packed: string): Float64Array {
  const letters = atob(packed)
  const bytesOf = new Uint8Array(letters.length)
  for (let at = 0; at < letters.length; at += 1) bytesOf[at] = letters.charCodeAt(at)
  const bytes = unzlibSync(bytesOf)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  let sign = 0
  const known = Array.from({ length: view.getUint16(0) }, (_, at) => {
    sign += view.getUint16(2 + 2 * at)
    return sign
  })
  const unpacked = new Float64Array(WEIGHTS)
  let at = 2 + 2 * known.length
  for (const part of allParts) {
    const unit = view.getFloat32(at)
    at += 4
    const rows = part === parts.signs ? known : Array.from({ length: part.rows }, (_, row) => row)
    for (const row of rows)
      for (let column = 0; column < part.columns; column += 1) {
        unpacked[part.from + row * part.columns + column] = view.getInt8(at) * unit
        at += 1
      }
  }
  return unpacked
}
