import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ZipEntry {
  readonly name: string
  /** Its bytes, read one after the other while it is sent. */
  readonly pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
  /** True for what gets no smaller: pictures. */
  readonly isCompressed: boolean
}

/** A ZIP file that is made while it is sent: a piece is read when the one before it has been sent. */
export function zipStream(
  entries: AsyncGenerator<ZipEntry, void, void>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const pieces = piecesOf(entries)
  let zip: Zip
  let hasSent = false
  return new ReadableStream({
    start(controller) {
      zip = new Zip((error, chunk, isLast) => {
        if (error) throw error
        controller.enqueue(chunk)
        hasSent = true
        if (isLast) controller.close()
      })
    },
    async pull() {
      // A stream asks again only after it was given something, and what is packed small waits for more.
      for (hasSent = false; !hasSent; ) {
        const { value: addPiece, done } = await pieces.next()
        if (done) return zip.end()
        addPiece(zip)
      }
    },
    async cancel() {
      await pieces.return()
    },
  })
}

/** Each adds something to the file, and sends what that makes. */
async function* piecesOf(
  entries: AsyncGenerator<ZipEntry, void, void>,
): AsyncGenerator<(zip: Zip) => void, void, void> {
  for await (const { name, pieces, isCompressed } of entries) {
    const file = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name)
    yield (zip) => zip.add(file)
    for await (const piece of pieces) yield () => file.push(piece)
    yield () => file.push(new Uint8Array(), true)
  }
}
