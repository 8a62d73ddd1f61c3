import { useEffect, useRef } from 'react'
import type { PageRegion } from '#contract/menus/typesetting.ts'
import { openPdf } from '../../../pdf/pdf-engine.ts'
import { devicePixels } from '../../../pdf/pdf-page.tsx'
import type { PdfSource } from '../../../pdf/pdf-pages.tsx'
import { Skeleton } from '../../../ui/waiting/skeleton.tsx'

interface PaintedPageProps {
  readonly name: string
  readonly pages: PdfSource | null
  /** From 1. */
  readonly number: number
  /** Places that it lights. */
  readonly lit?: readonly PageRegion[]
}

export function PaintedPage({ name, pages, number, lit = [] }: PaintedPageProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isCurrent = true
    // Without its picture the page still has its words below.
    if (pages) paint(pages, number, frame, () => isCurrent).catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [pages, number])
  const page = pages?.pages[number - 1]
  const share = (value: number, whole: number) => `${(100 * value) / whole}%`
  return (
    <div
      role="img"
      aria-label={name}
      aria-busy={!page}
      style={{ aspectRatio: page ? `${page.widthPt} / ${page.heightPt}` : '8.5 / 11' }}
      className="relative w-full overflow-hidden bg-white shadow-raised"
    >
      <div ref={frame} className="size-full [&>canvas]:size-full">
        {!page && <Skeleton className="size-full" />}
      </div>
      {page &&
        lit.map(({ id, x, y, width, height }) => (
          <span
            key={`${id} ${x} ${y}`}
            className="absolute rounded-sm bg-accent/10 outline-2 outline-accent outline-offset-2"
            style={{
              left: share(x, page.widthPt),
              top: share(y, page.heightPt),
              width: share(width, page.widthPt),
              height: share(height, page.heightPt),
            }}
          />
        ))}
    </div>
  )
}

async function paint(
  { bytes, pages }: PdfSource,
  number: number,
  frame: { readonly current: HTMLElement | null },
  isCurrent: () => boolean,
): Promise<void> {
  const page = pages[number - 1]
  if (!page || !frame.current) return
  const pdf = await openPdf(bytes)
  try {
    const canvas = await pdf.paint(
      number,
      devicePixels(page.widthPt, frame.current.clientWidth / page.widthPt),
    )
    canvas.ariaHidden = 'true'
    if (isCurrent()) frame.current?.replaceChildren(canvas)
  } finally {
    pdf.close()
  }
}
