import { useEffect, useRef, useState } from 'react'
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

/**
 * The newest source as an open document, once it is prepared; until then the one before. One is opened at
 * a time and what came in between is skipped, so that a stream of changes shows as many as can be shown.
 */
export function useNewestDocument<Source extends { readonly bytes: Uint8Array }>(
  source: Source,
  options: Options<Source>,
): ShownDocument<Source> | null {
  const [shown, setShown] = useState<ShownDocument<Source> | null>(null)
  const now = useRef({ source, options, isMounted: false, isOpening: false, opened: null as Source | null })
  now.current.source = source
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
    if (!isReady || state.isOpening || state.opened === source) return
    const openNext = async () => {
      const next = state.source
      state.opened = next
      const document = await openPdf(next.bytes)
      try {
        await state.options.prepare(document, next)
      } catch (error) {
        document.close()
        throw error
      }
      if (state.isMounted) setShown({ source: next, document })
      else document.close()
    }
    const openAll = async () => {
      state.isOpening = true
      while (state.isMounted && state.opened !== state.source) {
        try {
          await openNext()
        } catch (error) {
          if (state.isMounted && state.opened === state.source) state.options.onFailure(error)
        }
      }
      state.isOpening = false
    }
    void openAll()
  }, [source, isReady])

  useEffect(() => () => shown?.document.close(), [shown])

  return shown
}
