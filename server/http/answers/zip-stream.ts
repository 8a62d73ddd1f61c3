import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ZipEntry {
  readonly name: string
  readonly bytes: Uint8Array
  /** True for what gets no smaller: pictures. */
  readonly isCompressed: boolean
}

/** A ZIP file that is made while it is sent: an entry begins when the one before it has been read. */
export function zipStream(
  entries: AsyncGenerator<ZipEntry, void, void>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let zip: Zip
  return new ReadableStream({
    start(controller) {
      zip = new Zip((error, chunk, isLast) => {
        if (error) throw error
        controller.enqueue(chunk)
        if (isLast) controller.close()
      })
    },
    async pull() {
      const { value: entry, done } = await entries.next()
      if (done) return zip.end()
      const { name, bytes, isCompressed } = entry
      const file = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name)
      zip.add(file)
      file.push(bytes, true)
    },
    async cancel() {
      await entries.return()
    },
  })
}
