import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { afterPaint } from '../ui/parts/after-paint.ts'
import type { PdfDocument } from './pdf-engine.ts'
import type { PageSizePt } from './view/zoom.ts'

export interface PdfPageProps {
  readonly document: PdfDocument
  /** From 1. */
  readonly number: number
  readonly label: string
  readonly size: PageSizePt
  /** CSS pixels per point. */
  readonly scale: number
  /** Visible or about to be: only such pages are painted. Undefined until it is known. */
  readonly isNear: boolean | undefined
  readonly pageRef: (element: HTMLElement | null) => void
  readonly onFailure: (error: unknown) => void
  readonly children?: ReactNode
}

/** The painted page comes first: the selectable text follows after this rest, in ms. */
const TEXT_REST_MS = 120

/** The width to paint a page at, so that its pixels are those of the screen. */
export const devicePixels = (widthPt: number, scale: number): number =>
  Math.max(1, Math.round(widthPt * scale * window.devicePixelRatio))

export function PdfPage({
  document,
  number,
  label,
  size,
  scale,
  isNear,
  pageRef,
  onFailure,
  children,
}: PdfPageProps) {
  const paper = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLDivElement>(null)
  const [textIsOf, setTextIsOf] = useState<PdfDocument | null>(null)
  const widthPx = devicePixels(size.widthPt, scale)

  // Before the browser paints: a canvas that is ready replaces the old one in the same frame.
  useLayoutEffect(() => {
    const show = (canvas: HTMLCanvasElement) => {
      canvas.className = 'absolute inset-0 size-full'
      canvas.ariaHidden = 'true'
      paper.current?.replaceChildren(canvas)
    }
    const ready = document.painted(number, widthPx)
    if (ready) return show(ready)
    if (!isNear) return
    let isCurrent = true
    // What is in sight was painted before: this frame doesn't wait for a page next to it.
    const drop = afterPaint(() =>
      document.paint(number, widthPx).then(
        (canvas) => isCurrent && show(canvas),
        (error) => isCurrent && onFailure(error),
      ),
    )
    return () => {
      isCurrent = false
      drop()
    }
  }, [document, number, widthPx, isNear, onFailure])

  useEffect(() => {
    if (isNear !== false) return
    document.forget(number)
    paper.current?.replaceChildren()
  }, [document, number, isNear])

  const isTextMissing = isNear && textIsOf !== document
  useEffect(() => {
    if (!isTextMissing) return
    let isCurrent = true
    const timer = setTimeout(() => {
      document.textLayer(number).then(
        (layer) => {
          if (!isCurrent) return
          words.current?.replaceChildren(layer)
          setTextIsOf(document)
        },
        (error) => isCurrent && onFailure(error),
      )
    }, TEXT_REST_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [document, number, isTextMissing, onFailure])

  return (
    <section
      ref={pageRef}
      aria-label={label}
      data-page={number}
      className="relative shrink-0 bg-white shadow-raised"
      style={{
        width: size.widthPt * scale,
        height: size.heightPt * scale,
        ['--total-scale-factor' as string]: scale,
      }}
    >
      <div ref={paper} />
      <div ref={words} />
      {children}
    </section>
  )
}
