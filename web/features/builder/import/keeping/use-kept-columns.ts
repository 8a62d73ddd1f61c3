import { useEffect, useRef } from 'react'
import type { RememberedColumns } from '#domain/reading/tables/mapping/remembered.ts'
import { inStore } from '../../../../lib/kept-files/import-store.ts'
import { useOwner } from './use-owner.ts'

/** What the owner said of the columns of tables before. */
export function useKeptColumns() {
  const owner = useOwner()
  const kept = useRef<KeptColumns>(new Map())
  useEffect(() => {
    let isOver = false
    keptColumns(owner).then((found) => {
      if (!isOver) kept.current = found
    })
    return () => {
      isOver = true
    }
  }, [owner])
  return {
    all: (): KeptColumns => kept.current,
    /** @param columns null forgets what was said of these headings */
    remember(said: readonly { readonly fingerprint: string; readonly columns: RememberedColumns | null }[]) {
      const all = new Map(kept.current)
      for (const { fingerprint, columns } of said) {
        all.delete(fingerprint)
        if (columns) all.set(fingerprint, columns)
      }
      kept.current = all
      return keepColumns(owner, all)
    },
  }
}

type KeptColumns = ReadonlyMap<string, RememberedColumns>

/** Columns of another version are dropped: they are said again in a moment. */
const VERSION = 1

/** Tables of one account; the oldest are forgotten. */
const MOST_TABLES = 50

interface Stored {
  readonly version: number
  readonly columns: KeptColumns
}

const keyOf = (owner: string): string => `${owner} columns`

/** Where the browser keeps nothing, each table is asked for again. */
const keepColumns = (owner: string, columns: KeptColumns): Promise<void> =>
  inStore('readwrite', (store) =>
    store.put(
      { version: VERSION, columns: new Map([...columns].slice(-MOST_TABLES)) } satisfies Stored,
      keyOf(owner),
    ),
  ).then(
    () => undefined,
    () => undefined,
  )

async function keptColumns(owner: string): Promise<KeptColumns> {
  try {
    const stored: Stored | undefined = await inStore('readonly', (store) => store.get(keyOf(owner)))
    return stored?.version === VERSION ? stored.columns : new Map()
  } catch {
    return new Map()
  }
}
