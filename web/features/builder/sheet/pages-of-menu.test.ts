import { expect, it } from 'vitest'
import { sectionsOfPages } from './pages-of-menu.ts'

const menu = [1, 2, 3].map((id) => ({ category: { id, name: `Section ${id}` }, items: [] }))
const ids = (pageCount: number, categoriesPerPage: Record<string, number[]>) =>
  sectionsOfPages(menu, { pageCount, categoriesPerPage }).map((page) =>
    page.map(({ category }) => category.id),
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
