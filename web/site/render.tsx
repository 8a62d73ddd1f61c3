import type { FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageFrame, PagePreparer, PageRenderer, PublicPage } from '#contract/pages/pages.ts'
import { AllergensPage } from './allergens/allergens-page.tsx'
import { ApiDocsPage } from './api-docs/api-docs-page.tsx'
import { DemoPage } from './demo/demo-page.tsx'
import { DemoPrintPage } from './demo/demo-print-page.tsx'
import * as featurePages from './feature-pages.ts'
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
import { isHeaded, shownOf } from './restaurant-page/shown-menus.ts'

/** Long menus, section by section. */
export const prepare: PagePreparer = function* (page) {
  if (page.kind === 'menu-viewer') {
    const { menu } = leftOf(page.menu, page.avoided ?? [])
    yield* makeSections({ menu, choices: choicesOf(menu), depth: 0 })
  }
  if (page.kind === 'restaurant-page') {
    const { shown, choices } = shownOf(page.page, page.avoided ?? [])
    for (const one of shown)
      yield* makeSections({ menu: one.menu, choices, depth: isHeaded(page.page, one) ? 1 : 0 })
  }
}

type PageComponent<Kind> = FunctionComponent<Extract<PublicPage, { kind: Kind }> & { frame: PageFrame }>

/** The page of each kind takes its content and what is around it. */
const pages: { readonly [Kind in PublicPage['kind']]: PageComponent<Kind> } = {
  home: HomePage,
  features: FeaturesPage,
  pricing: PricingPage,
  templates: TemplatesPage,
  about: AboutPage,
  demo: DemoPage,
  'demo-print': DemoPrintPage,
  'menu-viewer': MenuViewerPage,
  'restaurant-page': RestaurantPage,
  'menu-allergens': AllergensPage,
  'api-docs': ApiDocsPage,
  'menu-not-found': MenuNotFoundPage,
  'not-found': NotFoundPage,
  'unexpected-error': UnexpectedErrorPage,
  ...featurePages,
}

/** Renders a public page as a whole document; none of them needs a script to be read. */
export const render: PageRenderer = (page, frame) => {
  const Page = pages[page.kind] as FunctionComponent<PublicPage & { frame: PageFrame }>
  return `<!doctype html>${renderToStaticMarkup(<Page {...page} frame={frame} />)}`
}
