import { fileNameFor } from '#domain/exchange/file-name.ts'
import type { FileAnswer } from '../bindings.ts'

/** A stored document as a download: owners can still get one that cannot be read. */
export const storedFile = (text: string, name: string): FileAnswer => ({
  bytes: new TextEncoder().encode(text),
  fileName: `${fileNameFor(name)}.json`,
})
