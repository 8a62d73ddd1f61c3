import { useEffect, useRef, useState } from 'react'
import type { ItemPlace } from '#domain/menu/editing/edits.ts'
import { whatChanged } from '#domain/menu/editing/what-changed.ts'
import type { TypesetPages } from '../../../menu/pages/typesetting/use-typeset-pages.ts'

/** As long as its animation takes. */
const LIT_MS = 1400

/** The item that the newest pages show otherwise than those before; null a moment later. */
export function useLitItem(pages: TypesetPages | null): ItemPlace | null {
  const [lit, setLit] = useState<ItemPlace | null>(null)
  const before = useRef(pages)
  useEffect(() => {
    const change = pages && before.current && whatChanged(before.current.body.content, pages.body.content)
    before.current = pages
    if (change?.sectionId == null || change.itemId === null) return
    setLit({ sectionId: change.sectionId, itemId: change.itemId })
    const timer = setTimeout(() => setLit(null), LIT_MS)
    return () => clearTimeout(timer)
  }, [pages])
  return lit
}
