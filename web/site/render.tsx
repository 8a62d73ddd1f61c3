import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageFrame, PagePreparer, PageRenderer, PublicPage } from '#contract/pages.ts'
import { AllergensPage } from './allergens/allergens-page.tsx'
import { ApiDocsPage } from './api-docs/api-docs-page.tsx'
import { BoardPage } from './boards/board-page.tsx'
import { DemoPage } from './demo/demo-page.tsx'
import { DemoPrintPage } from './demo/demo-print-page.tsx'
import { choicesOf } from './menu-viewer/diets/diet-filter.ts'
import { makeSections } from './menu-viewer/dishes/kept-sections.tsx'
import { leftOf, MenuViewerPage } from './menu-viewer/menu-viewer-page.tsx'
import { AboutPage } from './pages/about-page.tsx'
import { FeaturesPage } from './pages/features-page.tsx'
import { HomePage } from './pages/home-page.tsx'
import { MenuNotFoundPage, NotFoundPage, UnexpectedErrorPage } from './pages/not-found-pages.tsx'
import { PricingPage } from './pages/pricing-page.tsx'
import { TemplatesPage } from './pages/templates-page.tsx'
import { RestaurantPage } from './restaurant-page/restaurant-page.tsx'
import { shownOf } from './restaurant-page/shown-menus.ts'

/** Long menus, section by section. */
export const prepare: PagePreparer = function* (page) {
  if (page.kind === 'menu-viewer') {
    const { menu } = leftOf(page.menu, page.avoided ?? [])
    yield* makeSections({ menu, choices: choicesOf(menu), depth: 0 })
  }
  if (page.kind === 'restaurant-page') {
    const { shown, choices } = shownOf(page.page, page.avoided ?? [])
    for (const { menu } of shown) yield* makeSections({ menu, choices, depth: 1 })
  }
}

/** Renders a public page as a whole document; none of them needs a script to be read. */
export const render: PageRenderer = (page, frame) =>
  `<!doctype html>${renderToStaticMarkup(pageElement(page, frame))}`

function pageElement(page: PublicPage, frame: PageFrame): ReactElement {
  switch (page.kind) {
    case 'home':
      return <HomePage frame={frame} />
    case 'features':
      return <FeaturesPage frame={frame} catalogue={page.catalogue} />
    case 'pricing':
      return <PricingPage frame={frame} />
    case 'templates':
      return <TemplatesPage frame={frame} templates={page.templates} />
    case 'about':
      return <AboutPage frame={frame} />
    case 'demo':
      return <DemoPage frame={frame} />
    case 'demo-print':
      return <DemoPrintPage frame={frame} />
    case 'menu-viewer':
      return <MenuViewerPage menu={page.menu} avoided={page.avoided} frame={frame} />
    case 'restaurant-page':
      return <RestaurantPage page={page.page} avoided={page.avoided ?? []} frame={frame} />
    case 'menu-allergens':
      return <AllergensPage content={page.content} frame={frame} />
    case 'board':
      return <BoardPage board={page.board} frame={frame} />
    case 'api-docs':
      return <ApiDocsPage frame={frame} description={page.description} />
    case 'menu-not-found':
      return <MenuNotFoundPage frame={frame} />
    case 'not-found':
      return <NotFoundPage frame={frame} />
    case 'unexpected-error':
      return <UnexpectedErrorPage frame={frame} requestId={page.requestId} />
  }
}
