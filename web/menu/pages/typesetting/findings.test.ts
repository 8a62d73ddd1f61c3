import { expect, it } from 'vitest'
import { newMenu } from '#domain/menu/model/menu.ts'
import { buildItem } from '#tests/builders/build-menu.ts'
import { findingSentence } from './findings.ts'

const soup = buildItem({ id: 9000, name: 'Soup', categoryId: 1 })
const menu = newMenu([{ id: 1, name: 'Appetizers', items: [soup] }])

it('names the dish that does not fit a page', () => {
  expect(findingSentence({ code: 'overflow', params: { id: 9000, sectionId: 1 } }, menu)).toBe(
    '“Soup” is longer than a page and continues on the next one.',
  )
})

it('tells when the restaurant itself does not fit a page', () => {
  expect(findingSentence({ code: 'overflow', params: { kind: 'header' } }, menu)).toBe(
    'The name and description of the restaurant are longer than a page.',
  )
})

it('shows the characters that the font lacks, and where', () => {
  expect(
    findingSentence({ code: 'missing_glyph', params: { characters: '寿司', text: '寿司 set' } }, menu),
  ).toBe('The font has no character for “寿”, “司” in “寿司 set”.')
})

it('tells which page of several holds too much', () => {
  const params = { page: 2, pages: 3, id: 9000, sectionId: 1 }
  expect(findingSentence({ code: 'page_overflow', params }, menu)).toBe(
    'Page 2 holds more than fits: it takes 3 pages, from “Soup” on.',
  )
})

it('tells how many columns there is room for, and how little of a page is filled', () => {
  expect(findingSentence({ code: 'fewer_columns', params: { wanted: 4, columns: 3, most: 4 } }, menu)).toBe(
    "This paper has no room for 4 columns in this template: it's set in 3.",
  )
  expect(findingSentence({ code: 'fewer_columns', params: { wanted: 4, columns: 3, most: 3 } }, menu)).toBe(
    "This template has at most 3 columns: another template may have 4. It's set in 3.",
  )
  expect(findingSentence({ code: 'fills_smaller_paper', params: { filledPercent: 21 } }, menu)).toBe(
    "The menu fills about 21 % of its page. It'd fill a smaller one.",
  )
  expect(findingSentence({ code: 'many_pages', params: { pages: 26, onLarger: 7 } }, menu)).toBe(
    "The menu takes 26 pages. On a larger paper it'd take about 7.",
  )
  expect(findingSentence({ code: 'blank_panels', params: { blank: 3, panels: 6 } }, menu)).toBe(
    '3 of 6 panels stay blank: the menu has too little for this fold.',
  )
})

it('tells by how much a menu does not fit', () => {
  const toldOf = (overBy: number, wanted: number) =>
    findingSentence({ code: 'does_not_fit', params: { pages: 3, wanted, overBy } }, menu)
  expect(toldOf(1, 1)).toBe(
    'Even in the smallest type the menu does not fit on 1 page: 1 dish is too many. It is set on 3 pages as usual.',
  )
  expect(toldOf(7, 2)).toContain('does not fit on 2 pages: 7 dishes are too many.')
})

it('tells in which type a menu would take a page fewer', () => {
  expect(findingSentence({ code: 'fits_smaller', params: { pages: 1, scalePercent: 84 } }, menu)).toBe(
    'At about 84 % of the size the menu should fit on 1 page.',
  )
})

it('names the dish whose picture could not be read', () => {
  expect(findingSentence({ code: 'unreadable_image', params: { image: 'item', id: 9000 } }, menu)).toBe(
    'The picture of “Soup” could not be read; the menu goes without it.',
  )
})

it('says that a logo is a hair', () => {
  const toldOf = (longer: string) =>
    findingSentence({ code: 'logo_too_thin', params: { times: 1000, longer } }, menu)
  expect(toldOf('width')).toBe('The logo is 1000 times as wide as high; the menu goes without it.')
  expect(toldOf('height')).toBe('The logo is 1000 times as high as wide; the menu goes without it.')
})

it('says how thick a veil must be where words are hard to read', () => {
  const params = { contrast: 1.3, neededPercent: 83 }
  expect(findingSentence({ code: 'low_contrast', params }, menu)).toBe(
    'Some words are hard to read on the picture (contrast 1.3, and 4.5 is needed). Faded by 83 %, it can be read on.',
  )
})

it('keeps silent about what it does not know', () => {
  expect(findingSentence({ code: 'new_code', params: {} }, menu)).toBeNull()
})
