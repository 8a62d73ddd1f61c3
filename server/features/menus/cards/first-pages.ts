import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import { AppError } from '../../../errors/app-error.ts'

/** Pictures of a few thousand cards. */
const KEPT_BYTES = 32 * 1024 * 1024

/** Cards of one owner that wait: more than a screen has, however wide. */
const MOST_WAITING = 200

export interface FirstPages {
  /**
   * The picture that is kept under a key, else what `draw` draws. One owner's are drawn one after the other.
   * @param key names all that the picture depends on
   * @throws {AppError} `server_busy`, `superseded` where nobody waits for it any more
   */
  of(
    ownerId: string,
    key: string,
    draw: () => Promise<Uint8Array<ArrayBuffer>>,
    signal: AbortSignal,
  ): Promise<Uint8Array<ArrayBuffer>>
}

/** Small pictures of first pages, kept by this process. */
export function createFirstPages(): FirstPages {
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
  })
  const lines = new Map<string, PQueue>()

  function lineOf(ownerId: string): PQueue {
    const line = lines.get(ownerId) ?? new PQueue({ concurrency: 1 })
    lines.set(ownerId, line)
    return line
  }

  function leave(ownerId: string, line: PQueue): void {
    if (line.size + line.pending === 0 && lines.get(ownerId) === line) lines.delete(ownerId)
  }

  return {
    async of(ownerId, key, draw, signal) {
      const known = kept.get(key)
      if (known) return known
      const line = lineOf(ownerId)
      if (line.size >= MOST_WAITING) throw new AppError('server_busy', { cause: `${line.size} cards wait` })
      const drawn = async () => {
        // Another request for the same card may have been before this one.
        const picture = kept.get(key) ?? (await draw())
        kept.set(key, picture)
        return picture
      }
      try {
        return await line.add(drawn, { signal })
      } catch (cause) {
        throw signal.aborted ? new AppError('superseded', { cause }) : cause
      } finally {
        leave(ownerId, line)
      }
    },
  }
}
