import { useEffect, useMemo, useRef } from 'react'
import { openPdf } from '../../../pdf/pdf-engine.ts'
import { devicePixels } from '../../../pdf/pdf-page.tsx'
import { Skeleton } from '../../../ui/waiting/skeleton.tsx'
import {
  type PagesBody,
  type TypesetPages,
  useTypesetPages,
} from '../../pages/typesetting/use-typeset-pages.ts'

interface PagePictureProps extends Pick<PagesBody, 'content' | 'design' | 'templateId' | 'menuId'> {
  readonly name: string
}

/** The first page of a menu as it is printed, with its name below. */
export function PagePicture({ name, content, design, templateId, menuId }: PagePictureProps) {
  const body = useMemo(() => ({ content, design, templateId, menuId }), [content, design, templateId, menuId])
  const { pages } = useTypesetPages(body)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isCurrent = true
    // Without its picture the page still has its changes below.
    if (pages) paint(pages, frame, () => isCurrent).catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [pages])
  const [page] = pages?.pages ?? []
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
        {pages && pages.pages.length > 1 && `, page 1 of ${pages.pages.length}`}
      </figcaption>
    </figure>
  )
}

async function paint(
  { bytes, pages: [page] }: TypesetPages,
  frame: { readonly current: HTMLElement | null },
  isCurrent: () => boolean,
): Promise<void> {
  if (!page || !frame.current) return
  const pdf = await openPdf(bytes)
  try {
    const canvas = await pdf.paint(1, devicePixels(page.widthPt, frame.current.clientWidth / page.widthPt))
    canvas.ariaHidden = 'true'
    if (isCurrent()) frame.current?.replaceChildren(canvas)
  } finally {
    pdf.close()
  }
}
