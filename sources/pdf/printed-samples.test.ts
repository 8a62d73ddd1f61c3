import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { settleMenu } from '#domain/menu/claims/claims.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { menuFile } from '#domain/menu/stored/menu-file.ts'
import { readMenuLines } from '#domain/reading/read-menu-lines.ts'
import { buildDocx } from '#tests/builders/build-docx.ts'
import { type SampleMenuName, sampleMenu, sampleMenuNames } from '#tests/samples/sample-menus.ts'
import { writtenLines } from '#tests/samples/written-lines.ts'
import { compareReadings } from '#tests/support/compare-readings.ts'
import { isLong } from '#tests/support/depth.ts'
import { foldedNames } from '#tests/support/folded-names.ts'
import { labelledPrices } from '#tests/support/labelled-prices.ts'
import { sharedTypesetter } from '#tests/typesetting/shared-typesetter.ts'
import { openSource } from '../opening/open-source.ts'

const typesetter = sharedTypesetter()

/** Items in their section with every price, in all sample menus together. */
async function itemsRight(
  fileOf: (name: SampleMenuName) => Promise<Uint8Array> | Uint8Array,
  asPrinted: (content: MenuContent) => MenuContent,
) {
  let items = 0
  let right = 0
  for (const name of sampleMenuNames) {
    const { content } = sampleMenu(name)
    const opened = await openSource({ name, bytes: await fileOf(name) })
    if (opened.kind !== 'lines') throw new Error(`${name} is ${opened.kind}`)
    const read = readMenuLines(opened.lines, {
      currency: content.currency,
      ...(opened.roles && { corrections: opened.roles }),
    })
    const comparison = compareReadings(foldedNames(asPrinted(content)), foldedNames(asPrinted(read.content)))
    items += comparison.items
    right += comparison.placed
  }
  return right / items
}

const setByCarte = (templateId: number) => async (name: SampleMenuName) => {
  const { content, design } = sampleMenu(name)
  const { restaurant, ...menu } = content
  const settled = settleMenu(menu, () => undefined)
  return (await typesetter.typeset({ restaurant, menu: settled, design, templateId })).pdf
}

const printed = (columns: string) => (name: SampleMenuName) =>
  new Uint8Array(readFileSync(new URL(`../../tests/samples/printed/${name}-${columns}.pdf`, import.meta.url)))

const inWord = (name: SampleMenuName) =>
  buildDocx(
    writtenLines(name).flatMap(({ runs, role, isBelowBlank, isIndented }) => [
      ...(isBelowBlank ? [{ text: '' }] : []),
      {
        text: `${isIndented ? '\t' : ''}${runs.join('\t')}`,
        ...(role === 'section' && { heading: 2 }),
        ...(role === 'subsection' && { heading: 3 }),
        ...(role === 'part' && { isItalic: true }),
      },
    ]),
  )

// Floors are what is reached: a lower figure is a step back.
describe('the sample menus are read back', () => {
  const ways = [
    ['from pages in one column', printed('one'), 0.95],
    ['from pages in two columns', printed('two'), 0.87],
    ['from Word documents printed with tab stops', printed('office'), 0.9],
    ['from Word documents printed with tables', printed('office-table'), 0.9],
    ['from Word documents', inWord, 0.97],
    ['from pages of Modern', setByCarte(2), 0.89, labelledPrices],
    ['from pages of Classic', setByCarte(1), 0.8, labelledPrices],
    ['from pages of Rustic', setByCarte(3), 0.8, labelledPrices],
  ] as const
  // The last two are set by the same code as the one before them.
  it.each(isLong ? ways : ways.slice(0, -2))(
    '%s',
    async (_, fileOf, floor, asPrinted = (content: MenuContent) => content) => {
      expect(await itemsRight(fileOf, asPrinted)).toBeGreaterThanOrEqual(floor)
    },
  )

  it('whole from a page that carries the menu', async () => {
    const menu = sampleMenu('bistro')
    const { restaurant, ...content } = menu.content
    const { pdf } = await typesetter.typeset({
      restaurant,
      menu: settleMenu(content, () => undefined),
      design: menu.design,
      templateId: 1,
      attachment: menuFile(menu),
    })
    expect(await openSource({ name: 'menu.pdf', bytes: pdf })).toEqual({ kind: 'menu', json: menuFile(menu) })
  })
})
