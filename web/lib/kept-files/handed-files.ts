import { inStore } from './import-store.ts'

/** Where a public page leaves what a visitor brought, for the editor that opens next. */
const KEY = 'handed over'

/** Milliseconds; what the editor has not taken by then is not read for anyone else. */
const FRESH_FOR_MS = 5 * 60 * 1000

interface Handed {
  readonly files: readonly File[]
  readonly at: number
}

/**
 * Leaves files for the import of the editor, in this browser alone.
 * @throws where the browser keeps nothing
 */
export async function handOver(files: readonly File[]): Promise<void> {
  await inStore('readwrite', (store) => store.put({ files, at: Date.now() } satisfies Handed, KEY))
}

/** Takes the files that a page left: once, and none where there are none. */
export async function takeHandedFiles(): Promise<readonly File[]> {
  try {
    const handed: Handed | undefined = await inStore('readonly', (store) => store.get(KEY))
    if (!handed) return []
    await inStore('readwrite', (store) => store.delete(KEY))
    return Date.now() - handed.at < FRESH_FOR_MS ? handed.files : []
  } catch {
    // A browser without storage has kept nothing.
    return []
  }
}
