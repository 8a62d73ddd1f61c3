import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PageSetup, pageOfSection, withPageCount, withPageLayout, withSectionOnPage } from './pages.ts'

const setup: PageSetup = { pageLayout: 'multi', pageCount: 3, categoriesPerPage: { 1: [1, 2], 3: [4] } }

describe('the number of pages', () => {
  it('stays from 1 to 10', () => {
    expect(withPageCount(setup, 0).pageCount).toBe(1)
    expect(withPageCount(setup, 11).pageCount).toBe(10)
    expect(withPageCount(setup, 2).pageCount).toBe(2)
  })

  it('frees the sections of the pages that go', () => {
    expect(withPageCount(setup, 2).categoriesPerPage).toEqual({ 1: [1, 2] })
    expect(pageOfSection(withPageCount(setup, 2), 4)).toBeNull()
  })

  it('is one again in a single layout', () => {
    expect(withPageLayout(setup, 'single')).toEqual({
      pageLayout: 'single',
      pageCount: 1,
      categoriesPerPage: { 1: [1, 2] },
    })
    expect(withPageLayout(setup, 'multi')).toEqual(setup)
  })
})

describe('a section', () => {
  it('moves from page to page, to a place, or to none', () => {
    expect(withSectionOnPage(setup, 2, 3).categoriesPerPage).toEqual({ 1: [1], 3: [4, 2] })
    expect(withSectionOnPage(setup, 2, 3, 0).categoriesPerPage).toEqual({ 1: [1], 3: [2, 4] })
    expect(withSectionOnPage(setup, 4, null).categoriesPerPage).toEqual({ 1: [1, 2] })
    expect(withSectionOnPage(setup, 2, 1, 0).categoriesPerPage).toEqual({ 1: [2, 1], 3: [4] })
  })

  it('that is sent to a page which does not exist is on none', () => {
    expect(pageOfSection(withSectionOnPage(setup, 2, 7), 2)).toBeNull()
    expect(pageOfSection({ ...setup, categoriesPerPage: { 9: [2] } }, 2)).toBeNull()
  })

  it('is on one page at most, whatever is done', () => {
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('move' as const),
        id: fc.integer({ min: 1, max: 5 }),
        page: fc.integer({ min: 0, max: 11 }),
      }),
      fc.record({ kind: fc.constant('count' as const), count: fc.integer({ min: -1, max: 12 }) }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const end = steps.reduce<PageSetup>(
          (now, change) =>
            change.kind === 'move'
              ? withSectionOnPage(now, change.id, change.page || null)
              : withPageCount(now, change.count),
          setup,
        )
        const placed = Object.values(end.categoriesPerPage).flat()
        expect(new Set(placed).size).toBe(placed.length)
        expect(Object.keys(end.categoriesPerPage).every((page) => Number(page) <= end.pageCount)).toBe(true)
      }),
    )
  })
})
