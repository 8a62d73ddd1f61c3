import { useEffect, useRef, useState } from 'react'
import type { StoreApi } from 'zustand'
import { afterPaint } from '../ui/parts/after-paint.ts'
import { openPdf, type PdfDocument } from './pdf-engine.ts'

export interface ShownDocument<Source> {
  readonly source: Source
  readonly document: PdfDocument
}

interface Options<Source> {
  /** Nothing is opened before. */
  readonly isReady: boolean
  /** Paints what must be ready before the new document replaces the old one. */
  readonly prepare: (document: PdfDocument, source: Source) => Promise<void>
  readonly onFailure: (error: unknown) => void
}

/** Where sources of documents arrive; the newest of them counts, and there is none at first. */
export type Arrivals<Source> = StoreApi<{
  readonly newest: Source | null
  readonly painted: Source | null
}>

/** The newest source as an open document, once it is prepared; what came in between is skipped. */
export function useNewestDocument<Source extends { readonly bytes: Uint8Array }>(
  arrivals: Arrivals<Source>,
  options: Options<Source>,
): ShownDocument<Source> | null {
  const [shown, setShown] = useState<ShownDocument<Source> | null>(null)
  const now = useRef({ options, isMounted: false, isOpening: false, opened: null as Source | null })
  now.current.options = options

  useEffect(() => {
    const state = now.current
    state.isMounted = true
    return () => {
      state.isMounted = false
    }
  }, [])

  const { isReady } = options
  useEffect(() => {
    const state = now.current
    const newest = () => arrivals.getState().newest
    const open = async (source: Source) => {
      state.opened = source
      const document = await openPdf(source.bytes)
      try {
        await state.options.prepare(document, source)
      } catch (error) {
        document.close()
        throw error
      }
      if (state.isMounted) setShown({ source, document })
      else document.close()
    }
    const openNewest = async () => {
      if (!isReady || state.isOpening) return
      state.isOpening = true
      for (let source = newest(); state.isMounted && source && source !== state.opened; source = newest()) {
        try {
          await open(source)
        } catch (error) {
          if (state.isMounted && source === newest()) state.options.onFailure(error)
        }
      }
      state.isOpening = false
    }
    void openNewest()
    return arrivals.subscribe(openNewest)
  }, [arrivals, isReady])

  useEffect(() => () => void (shown && afterPaint(() => shown.document.close())), [shown])

  return shown
}
