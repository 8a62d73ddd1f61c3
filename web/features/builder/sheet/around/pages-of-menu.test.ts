import { expect, it } from 'vitest'
import { sectionsOfPages } from './pages-of-menu.ts'

const sections = [1, 2, 3].map((id) => ({ id, name: `Section ${id}`, items: [] }))
const ids = (pageCount: number, categoriesPerPage: Record<string, number[]>) =>
  sectionsOfPages(sections, { pageLayout: 'multi', pageCount, categoriesPerPage }).map((page) =>
    page.map(({ id }) => id),
  )

it('gives each page its sections, in the order of the menu', () => {
  expect(ids(2, { 1: [2, 1], 2: [3] })).toEqual([[1, 2], [3]])
})

it('shows a section that has no page on all of them', () => {
  expect(ids(2, { 1: [1], 2: [3] })).toEqual([
    [1, 2],
    [2, 3],
  ])
})

it('forgets a page that the menu no longer has, and sections that are gone', () => {
  expect(ids(1, { 1: [1, 9], 2: [3] })).toEqual([[1, 2, 3]])
})

it('takes what stands in a section to the page of that section', () => {
  const wine = [
    { id: 1, name: 'Wine', items: [] },
    { id: 2, name: 'Red', parentId: 1, items: [] },
  ]
  const pages = sectionsOfPages(wine, { pageLayout: 'multi', pageCount: 2, categoriesPerPage: { 2: [1] } })
  expect(pages.map((page) => page.map(({ name }) => name))).toEqual([[], ['Wine']])
})
