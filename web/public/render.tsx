import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageFrame, PageRenderer, PublicPage } from '#contract/pages.ts'
import { HomePage } from './home-page.tsx'
import { MenuViewerPage } from './menu-viewer/menu-viewer-page.tsx'
import { MenuNotFoundPage, NotFoundPage } from './not-found-pages.tsx'

/** Renders a public page as a whole document; none of them needs a script. */
export const render: PageRenderer = (page, frame) =>
  `<!doctype html>${renderToStaticMarkup(pageElement(page, frame))}`

function pageElement(page: PublicPage, frame: PageFrame): ReactNode {
  switch (page.kind) {
    case 'home':
      return <HomePage frame={frame} />
    case 'menu-viewer':
      return <MenuViewerPage menu={page.menu} frame={frame} />
    case 'menu-not-found':
      return <MenuNotFoundPage frame={frame} />
    case 'not-found':
      return <NotFoundPage frame={frame} />
  }
}
