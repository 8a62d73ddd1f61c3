import { useMemo } from 'react'
import { type PagesBody, useTypesetPages } from '../typesetting/use-typeset-pages.ts'
import { PaintedPage } from './painted-page.tsx'

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
  return (
    <figure className="flex min-w-0 flex-col gap-1">
      <PaintedPage pages={pages} number={pageNumber} />
      <figcaption className="text-quiet text-sm">
        {name}
        {pages && pages.pages.length > 1 && `, page ${pageNumber} of ${pages.pages.length}`}
      </figcaption>
    </figure>
  )
}
