import { fileNameFor } from '#domain/exchange/file-name.ts'
import type { FileAnswer } from '../bindings.ts'

/** Something stored, as it is: what an owner can still have of what cannot be read. */
export const storedFile = (text: string, name: string): FileAnswer => ({
  bytes: new TextEncoder().encode(text),
  fileName: `${fileNameFor(name)}.json`,
})
