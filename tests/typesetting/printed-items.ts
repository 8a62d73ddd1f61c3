import { expect } from 'vitest'
import { defaultDesign } from '#domain/design/settings.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { newMenu } from '#domain/menu/model/menu.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { printedPricesOf } from '#domain/menu/printed/printed-price.ts'
import type { JobRegion, TypesetResult } from '#typeset/job/job.ts'
import type { PrintedText, ReadPdf } from './read-pdf.ts'

type ItemRegion = Extract<JobRegion, { kind: 'item' }>

export const itemRegions = (result: Pick<TypesetResult, 'regions'>): ItemRegion[] =>
  result.regions.filter((region): region is ItemRegion => region.kind === 'item')

const inside = (text: PrintedText, region: JobRegion): boolean =>
  text.x >= region.x - 1 &&
  text.x + text.width <= region.x + region.width + 1 &&
  text.y - text.height * 0.5 >= region.y - 1 &&
  text.y <= region.y + region.height + 4

/** What an item's box holds, from the text of its page. */
export const textIn = (read: ReadPdf, region: JobRegion): string =>
  (read.pages[region.page - 1]?.texts ?? [])
    .filter((text) => inside(text, region))
    .map(({ text }) => text)
    .join('')

/** Without white space and the marks at which long words may be divided. */
export const squeezed = (text: string): string => text.replace(/[\s\u00ad\u200b]/gu, '')

/** The one price of an item in US dollars, as it is printed. */
function priceOf({ prices }: MenuItem): string {
  const [price] = printedPricesOf(prices, newMenu(), defaultDesign)
  if (!price || prices.length !== 1) throw new Error(`${prices.length} prices`)
  return price.text
}

export function expectEachItemOnceInOrder(read: ReadPdf, sections: readonly Section[]): void {
  let from = 0
  for (const item of sections.flatMap(({ items }) => items)) {
    const { name } = item
    expect(read.text.split(name), name).toHaveLength(2)
    const at = read.text.indexOf(name, from)
    expect(at, name).toBeGreaterThanOrEqual(from)
    from = read.text.indexOf(priceOf(item), at)
    expect(from, name).toBeGreaterThan(at)
  }
}

/** That the box of each item, on its one page, holds all that is printed of it and nothing else. */
export function expectEachItemWhole(
  result: Pick<TypesetResult, 'regions'> & { readonly read: ReadPdf },
  sections: readonly Section[],
): void {
  const items = sections.flatMap((section) => section.items)
  const regions = itemRegions(result)
  expect(regions.map(({ id }) => id)).toEqual(items.map(({ id }) => id))
  for (const [index, region] of regions.entries()) {
    const item = items[index] as MenuItem
    const price = priceOf(item)
    // Where a description goes on in the line of the name, the price is after both.
    const [below, runOn] = [
      `${item.name}${price}${item.description}`,
      `${item.name}${item.description}${price}`,
    ]
    expect([below, runOn].map(squeezed)).toContain(squeezed(textIn(result.read, region)))
  }
}

export function expectOnPage(text: PrintedText, page: ReadPdf['pages'][number]): void {
  expect(text.x, text.text).toBeGreaterThan(0)
  expect(text.x + text.width, text.text).toBeLessThan(page.width)
  expect(text.y - text.height, text.text).toBeGreaterThan(0)
  expect(text.y, text.text).toBeLessThan(page.height)
}
