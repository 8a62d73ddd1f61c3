import { expect, it } from 'vitest'
import { visiblePages } from './visible-pages.ts'

const pagesOf = (...tops: number[]) => tops.map((top) => ({ top, bottom: top + 100 }))

it('puts the page that fills most of the window first', () => {
  expect(visiblePages(pagesOf(-60, 50, 160), { top: 0, bottom: 200 })).toEqual([2, 1, 3])
})

it('leaves out what the window does not show', () => {
  expect(visiblePages(pagesOf(-300, 10, 400), { top: 0, bottom: 200 })).toEqual([2])
})

it('names the nearest page when the window stands between pages', () => {
  expect(visiblePages(pagesOf(-150, 220), { top: 0, bottom: 200 })).toEqual([2])
})

it('begins with the first page when there are none yet', () => {
  expect(visiblePages([], { top: 0, bottom: 200 })).toEqual([1])
})
