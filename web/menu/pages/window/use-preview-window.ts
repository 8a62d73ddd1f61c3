import { useCallback, useEffect, useRef } from 'react'
import { toast } from '../../../ui/toast/toast-store.ts'
import type { TypesetPages } from '../typesetting/use-typeset-pages.ts'
import { openPreviewWindow, showInPreviewWindow } from './preview-window.ts'

/** The full-size preview in a separate window; it follows every change while it is open. */
export function usePreviewWindow(pages: TypesetPages | null, title: string): () => void {
  const preview = useRef<Window | null>(null)

  const show = useCallback(() => {
    if (!pages || !preview.current || preview.current.closed) return
    showInPreviewWindow(preview.current, pages).catch(() =>
      toast({ title: 'Error', description: 'The preview could not be shown.', variant: 'destructive' }),
    )
  }, [pages])

  useEffect(show, [show])

  return () => {
    preview.current?.close()
    preview.current = openPreviewWindow(title)
    if (!preview.current) {
      toast({
        title: 'Preview blocked',
        description: 'Please allow popups to view the full-screen preview.',
        variant: 'destructive',
      })
      return
    }
    toast({ title: 'Preview opened' })
    show()
  }
}
