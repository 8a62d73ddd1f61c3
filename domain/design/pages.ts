import { type Design, PAGE_COUNT_RANGE } from './settings.ts'

export type PageSetup = Pick<Design, 'pageLayout' | 'pageCount' | 'categoriesPerPage'>

/** Sets the number of pages, from 1 to 10. Sections of removed pages are on every page. */
export function withPageCount(setup: PageSetup, count: number): PageSetup {
  const { min, max } = PAGE_COUNT_RANGE
  const pageCount = Math.min(Math.max(Math.round(count), min), max)
  return {
    ...setup,
    pageCount,
    categoriesPerPage: Object.fromEntries(
      Object.entries(setup.categoriesPerPage).filter(([page]) => Number(page) <= pageCount),
    ),
  }
}

/** A single layout flows over as many pages as it takes; it has one page to set up. */
export const withPageLayout = (setup: PageSetup, pageLayout: Design['pageLayout']): PageSetup => ({
  ...(pageLayout === 'single' ? withPageCount(setup, 1) : setup),
  pageLayout,
})

/**
 * Puts a section on a page, and takes it off the one that it was on.
 * @param page from 1; null leaves it unassigned
 * @param position among the page's sections, from 0; at their end where absent
 */
export function withSectionOnPage(
  setup: PageSetup,
  sectionId: number,
  page: number | null,
  position?: number,
): PageSetup {
  const others = Object.entries(setup.categoriesPerPage)
    .map(([number, ids]) => [number, ids.filter((id) => id !== sectionId)] as const)
    .filter(([, ids]) => ids.length > 0)
  const categoriesPerPage: Record<string, number[]> = Object.fromEntries(others)
  if (page === null || page < 1 || page > setup.pageCount) return { ...setup, categoriesPerPage }
  const ids = categoriesPerPage[page] ?? []
  categoriesPerPage[page] = ids.toSpliced(position ?? ids.length, 0, sectionId)
  return { ...setup, categoriesPerPage }
}

/** The page that a section is assigned to; null for one on no page, or on one that does not exist. */
export function pageOfSection({ pageCount, categoriesPerPage }: PageSetup, sectionId: number): number | null {
  const found = Object.entries(categoriesPerPage).find(([, ids]) => ids.includes(sectionId))
  const page = found ? Number(found[0]) : null
  return page !== null && page <= pageCount ? page : null
}
