import { useMemo } from 'react'
import { type PagesBody, useTypesetPages } from '../typesetting/use-typeset-pages.ts'
import { PageByPage } from './page-by-page.tsx'

interface PagePictureProps extends Pick<PagesBody, 'content' | 'design' | 'templateId' | 'menuId'> {
  readonly name: string
  /** Begins with the first page that one of these dishes is on; with the first one where absent. */
  readonly itemIds?: readonly number[]
  readonly isLit?: boolean
}

/** The pages of a menu as they are printed, one at a time, with their name below. */
export function PagePicture({ content, design, templateId, menuId, ...shown }: PagePictureProps) {
  const body = useMemo(() => ({ content, design, templateId, menuId }), [content, design, templateId, menuId])
  const { pages } = useTypesetPages(body)
  return <PageByPage {...shown} pages={pages} />
}
