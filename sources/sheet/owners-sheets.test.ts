import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/universal'
import type { Cell } from '#domain/exchange/reading/csv.ts'
import { ownerSheet } from '#domain/exchange/writing/formats/owner-sheet.ts'
import { settled } from '#domain/menu/claims/claims.ts'
import { headsAbove } from '#domain/menu/model/check-menu.ts'
import { type MenuContent, menuSchema } from '#domain/menu/model/menu.ts'
import type { Price } from '#domain/menu/model/price.ts'
import { mapSections } from '#domain/menu/model/walk.ts'
import { priceWords } from '#domain/prices/words/price-words.ts'
import { mapSheets, readSheets } from '#domain/reading/tables/read-sheets.ts'
import { ownersSheet } from '#tests/samples/owners-sheets.ts'
import { sampleMenu, sampleMenuNames } from '#tests/samples/sample-menus.ts'
import { compareReadings } from '#tests/support/compare-readings.ts'
import { openSheets } from './open-sheets.ts'

async function workbook(rows: readonly (readonly Cell[])[]): Promise<Uint8Array> {
  const data = rows.map((row) => row.map((value) => (value === '' ? null : { value })))
  return new Uint8Array(await (await writeXlsxFile([{ sheet: 'Menu', data }]).toBlob()).arrayBuffer())
}

/**
 * As the program of an owner saves it in the language of the menu: with semicolons and decimal
 * commas, in German as Windows writes its letters; or as a program writes it in English.
 */
function csv(rows: readonly (readonly Cell[])[], language: string | undefined): Uint8Array {
  if (language !== 'de' && language !== 'fr') return new TextEncoder().encode(Papa.unparse(rows as Cell[][]))
  const written = rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? cell.toFixed(2).replace('.', ',') : cell)),
  )
  const text = Papa.unparse(written, { delimiter: ';' })
  return language === 'de'
    ? new Uint8Array(Buffer.from(text.replaceAll('€', '\u0080'), 'latin1'))
    : new TextEncoder().encode(`\uFEFF${text}`)
}

async function readBack(bytes: Uint8Array, currency: string): Promise<MenuContent> {
  const { content } = readSheets(mapSheets(await openSheets(bytes)), { currency })
  expect(menuSchema.safeParse(content).error).toBeUndefined()
  return content
}

/** A menu without the words that are printed where none are kept, as `each` and `Market Price`. */
function withoutUsualWords(content: MenuContent): MenuContent {
  const { market, each } = priceWords(content.language, content.currency)
  const plain = ({ per, words, ...price }: Price): Price => ({
    ...price,
    ...(per !== undefined && per !== each && per !== 'each' && { per }),
    ...(words !== undefined && words !== market && { words }),
  })
  return withPrices(content, plain)
}

const withPrices = (content: MenuContent, to: (price: Price) => Price): MenuContent =>
  mapSections(content, (section) => ({
    ...section,
    items: section.items.map((item) => ({ ...item, prices: item.prices.map(to) })),
  }))

/** A menu with the columns of its prices as what is sold at them: a cell of several prices has no columns. */
function withLabels(content: MenuContent): MenuContent {
  const labels = new Map(
    content.sections.flatMap((section) =>
      headsAbove(content.sections, section).map(({ id, label }) => [`${section.id} ${id}`, label] as const),
    ),
  )
  return mapSections(content, (section) => ({
    ...section,
    items: section.items.map((item) => ({
      ...item,
      prices: item.prices.map(({ head, ...price }) => {
        const label = [labels.get(`${section.id} ${head}`), price.label].filter(Boolean).join(' ')
        return { ...price, ...(label !== '' && { label }) }
      }),
    })),
  }))
}

/** Items that are not in their section with every price, by what is wrong with them. */
function wrong(expected: MenuContent, found: MenuContent) {
  const { items, placed, differences } = compareReadings(
    withoutUsualWords(expected),
    withoutUsualWords(found),
  )
  const told = differences.filter(
    ({ where, field }) => where.includes(' / ') && /^(?:missing|extra|section|prices)$/u.test(field),
  )
  return { share: placed / items, told }
}

describe.each(sampleMenuNames)('%s', (name) => {
  const content = settled(sampleMenu(name).content)

  it.each(['column', 'rows'] as const)(
    'is read from a workbook that says its sections in %s',
    async (form) => {
      const found = await readBack(await workbook(ownersSheet(name, form)), content.currency)
      expect(wrong(content, found)).toEqual({ share: 1, told: [] })
    },
  )

  it.each(['column', 'rows'] as const)('is read from a CSV that says its sections in %s', async (form) => {
    const found = await readBack(csv(ownersSheet(name, form), content.language), content.currency)
    expect(wrong(content, found)).toEqual({ share: 1, told: [] })
  })

  it('is read from the workbook that Carte exports', async () => {
    const found = await readBack(await workbook(ownerSheet(content).rows), content.currency)
    expect(wrong(withLabels(content), withLabels(found))).toEqual({ share: 1, told: [] })
  })
})
