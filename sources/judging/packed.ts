import { unzipSync } from 'fflate'
import { SOURCE_LIMITS, SourceError } from '../opened.ts'

/**
 * The names of the entries of a packed file, from its directory; nothing is unpacked.
 * @throws {SourceError} if it is damaged, or would be too large once unpacked
 */
export function entryNames(bytes: Uint8Array): string[] {
  const names: string[] = []
  unpack(bytes, (name) => {
    names.push(name)
    return false
  })
  return names
}

/**
 * Entries of a packed file by their names. Their sizes are held against the limit before anything is unpacked, and
 * an entry that is larger than its directory says is an error.
 * @throws {SourceError}
 */
export function unpack(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): Readonly<Record<string, Uint8Array>> {
  let size = 0
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!isWanted(name)) return false
        size += originalSize
        if (size > SOURCE_LIMITS.unpackedBytes)
          throw new SourceError(
            'too_large',
            'This file becomes far larger than a menu when it is unpacked. Save the menu alone in a new file.',
          )
        return true
      },
    })
  } catch (cause) {
    if (cause instanceof SourceError) throw cause
    throw new SourceError('damaged', 'This file is damaged. Open it where it was made, and save it again.', {
      cause,
    })
  }
}
