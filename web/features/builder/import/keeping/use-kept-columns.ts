import { useEffect, useRef } from 'react'
import type { RememberedColumns } from '#domain/reading/tables/mapping/remembered.ts'
import { type KeptColumns, keepColumns, keptColumns } from './kept-columns.ts'
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
    find: (fingerprint: string): RememberedColumns | undefined => kept.current.get(fingerprint),
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
