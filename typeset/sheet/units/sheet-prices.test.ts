import { expect, test } from 'vitest'
import { sectionStyleSchema } from '#domain/design/page-style.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { classic } from '#templates/classic/template.ts'
import type { TemplateDefinition } from '#templates/shared/template.ts'
import { smokehouse } from '#templates/smokehouse/template.ts'
import { sundayPub } from '#templates/sunday-pub/template.ts'
import { buildItem } from '#tests/typesetting/build-input.ts'
import { sheetOfInput } from '#tests/typesetting/sheet-of-input.ts'
import { AS_CHOSEN } from '../page-setting.ts'

const sold = (id: number, name: string, ...labels: readonly string[]) =>
  buildItem(id, 1, {
    name,
    description: '',
    prices: labels.map((label, at) => ({ ...fixedPrice(1200 + 100 * at, `p${at}`), label })),
  })

/** Labels next to each name, and below it. */
const placesOf = (template: TemplateDefinition, ...items: ReturnType<typeof sold>[]) =>
  sheetOfInput(template, [[{ id: 1, name: 'Raw Bar', items }], { columns: 2 }], {
    ...AS_CHOSEN,
    columns: 2,
  }).units.flatMap((unit) => {
    if (unit.kind !== 'item' || !unit.more) return []
    const { line, lines } = unit.more.prices
    return [[line.map(({ label }) => label), lines.map(({ label }) => label)]]
  })

const SIZES = ['portion', 'platter'] as const

test('sets the first of several prices next to the name where no leader leads to the others', () => {
  const oysters = sold(1, 'Oysters', ...SIZES)
  expect(placesOf(smokehouse, oysters)).toEqual([[[SIZES[0]], [SIZES[1]]]])
  expect(placesOf(classic, oysters)).toEqual([[[], [...SIZES]]])
})

test('sets all prices of a section below its names where one has no room for the first of them', () => {
  const oysters = sold(1, 'Oysters', ...SIZES)
  const tower = sold(2, 'Chilled tower of oysters, clams, prawns and crab', 'for one', ...SIZES)
  expect(placesOf(smokehouse, oysters, tower)).toEqual([
    [[], [...SIZES]],
    [[], ['for one', ...SIZES]],
  ])
})

test('measures a section that is across the page by its columns where these are below its name', () => {
  const beers = {
    id: 1,
    name: 'Beer',
    items: ['Night Shift Imperial Stout', 'Slow Water Helles'].map((name, at) =>
      sold(at + 1, name, '5 oz', '10 oz', '16 oz'),
    ),
  }
  const widthsOf = (isFullWidth: boolean, headsAcross: boolean) =>
    sheetOfInput(sundayPub, [[beers], { sectionStyles: { 1: sectionStyleSchema.parse({ isFullWidth }) } }], {
      ...AS_CHOSEN,
      columns: 2,
      headsAcross,
    }).units.flatMap((unit) =>
      unit.kind === 'item' ? [unit.more?.prices.cells.map(({ width }) => width)] : [],
    )
  expect(widthsOf(true, true)).toEqual(widthsOf(false, true))
  expect(widthsOf(true, false)).not.toEqual(widthsOf(false, false))
})
