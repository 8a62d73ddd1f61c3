import { useEffect, useMemo, useRef } from 'react'
import { openPdf } from '../../../pdf/pdf-engine.ts'
import { devicePixels } from '../../../pdf/pdf-page.tsx'
import { Skeleton } from '../../../ui/waiting/skeleton.tsx'
import { type PagesBody, type TypesetPages, useTypesetPages } from '../typesetting/use-typeset-pages.ts'

interface PagePictureProps extends Pick<PagesBody, 'content' | 'design' | 'templateId' | 'menuId'> {
  readonly name: string
  /** Shows the page that this dish is on; the first one where absent. */
  readonly itemId?: number
}

/** A page of a menu as it is printed, with its name below. */
export function PagePicture({ name, itemId, content, design, templateId, menuId }: PagePictureProps) {
  const body = useMemo(() => ({ content, design, templateId, menuId }), [content, design, templateId, menuId])
  const { pages } = useTypesetPages(body)
  const pageNumber = pages?.regions.find(({ kind, id }) => kind === 'item' && id === itemId)?.page ?? 1
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isCurrent = true
    // Without its picture the page still has its changes below.
    if (pages) paint(pages, pageNumber, frame, () => isCurrent).catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [pages, pageNumber])
  const page = pages?.pages[pageNumber - 1]
  return (
    <figure className="flex min-w-0 flex-col gap-1">
      <div
        ref={frame}
        style={{ aspectRatio: page ? `${page.widthPt} / ${page.heightPt}` : '8.5 / 11' }}
        className="w-full overflow-hidden bg-white shadow-raised [&>canvas]:size-full"
      >
        {!page && <Skeleton className="size-full" />}
      </div>
      <figcaption className="text-quiet text-sm">
        {name}
        {pages && pages.pages.length > 1 && `, page ${pageNumber} of ${pages.pages.length}`}
      </figcaption>
    </figure>
  )
}

async function paint(
  { bytes, pages }: TypesetPages,
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
