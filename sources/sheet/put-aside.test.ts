import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { mapSheets, readSheets } from '#domain/reading/tables/read-sheets.ts'
import { openSheets } from './open-sheets.ts'

/** A workbook whose styles are: plain, struck through, euros, Swiss francs. */
function workbook(...sheets: readonly { readonly state?: string; readonly xml: string }[]): Uint8Array {
  const numbered = sheets.map((sheet, at) => ({ ...sheet, id: at + 1 }))
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook xmlns:r="r"><sheets>${numbered.map(({ id, state = 'visible' }) => `<sheet name="Sheet ${id}" sheetId="${id}" state="${state}" r:id="rId${id}"/>`).join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships>${numbered.map(({ id }) => `<Relationship Id="rId${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${id}.xml"/>`).join('')}<Relationship Id="rId99" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/styles.xml': strToU8(
      '<styleSheet><numFmts count="2"><numFmt numFmtId="170" formatCode="#,##0.00\\ &quot;€&quot;"/><numFmt numFmtId="171" formatCode="[$CHF-807] #,##0.00"/></numFmts><fonts><font><sz val="11"/></font><font><strike/><sz val="11"/></font></fonts><cellXfs><xf numFmtId="0" fontId="0"/><xf numFmtId="0" fontId="1"/><xf numFmtId="170" fontId="0"/><xf numFmtId="171" fontId="0"/></cellXfs></styleSheet>',
    ),
    ...Object.fromEntries(
      numbered.map(({ id, xml }) => [
        `xl/worksheets/sheet${id}.xml`,
        strToU8(`<worksheet>${xml}</worksheet>`),
      ]),
    ),
  })
}

/** Cells are texts, and figures where they read as such; `s` is the style of a row. */
const rows = (all: readonly (readonly [attributes: string, style: number, ...cells: string[]])[]): string =>
  `<sheetData>${all
    .map(([attributes, style, ...cells], row) => {
      const written = cells.map((cell, at) => {
        const place = `r="${String.fromCharCode(65 + at)}${row + 1}" s="${style}"`
        if (cell === '') return ''
        return /^\d/u.test(cell)
          ? `<c ${place}><v>${cell}</v></c>`
          : `<c ${place} t="inlineStr"><is><t>${cell}</t></is></c>`
      })
      return `<row r="${row + 1}" ${attributes}>${written.join('')}</row>`
    })
    .join('')}</sheetData>`

async function read(bytes: Uint8Array) {
  const { content, lines, remarks } = readSheets(mapSheets(await openSheets(bytes)), { currency: 'USD' })
  return {
    currency: content.currency,
    dishes: content.sections.flatMap(({ name, items }) =>
      items.map((item) => `${name}: ${item.name} ${item.prices.map(({ amount }) => amount).join('/')}`),
    ),
    leftOut: lines.flatMap(({ role, doubts }) =>
      role === 'leave-out' ? doubts.map(({ code }) => code) : [],
    ),
    remarks,
  }
}

it('leaves out rows that are hidden or struck through, and says so', async () => {
  const xml = rows([
    ['', 0, 'Name', 'Price'],
    ['', 0, 'Soup', '5'],
    ['hidden="1"', 0, 'Old fish', '9'],
    ['', 1, 'Old pie', '7'],
    ['', 0, 'Tart', '6'],
  ])
  const { dishes, leftOut, remarks } = await read(workbook({ xml }))
  expect(dishes).toEqual(['Menu: Soup 500', 'Menu: Tart 600'])
  expect(leftOut).toEqual(['hidden', 'struck'])
  expect(remarks).toEqual(
    expect.arrayContaining([
      { code: 'hidden', count: 1 },
      { code: 'struck', count: 1 },
    ]),
  )
})

it('reads nothing from a column that is hidden, and names it', async () => {
  const cells = rows([
    ['', 0, 'Name', 'Price', 'Price'],
    ['', 0, 'Soup', '3', '5'],
    ['', 0, 'Fish', '7', '12'],
  ])
  const { dishes, remarks } = await read(
    workbook({ xml: `<cols><col min="2" max="2" hidden="1"/></cols>${cells}` }),
  )
  expect(dishes).toEqual(['Menu: Soup 500', 'Menu: Fish 1200'])
  expect(remarks).toContainEqual({ code: 'unused_column', heading: 'Price' })
})

it('does not read a hidden sheet next to others, and names it; alone it is read', async () => {
  const sheet = (name: string) =>
    rows([
      ['', 0, 'Name', 'Price'],
      ['', 0, name, '5'],
    ])
  const both = await read(workbook({ xml: sheet('Soup') }, { xml: sheet('Old soup'), state: 'veryHidden' }))
  expect(both.dishes).toEqual(['Menu: Soup 500'])
  expect(both.remarks).toContainEqual({ code: 'hidden_sheet', name: 'Sheet 2' })
  expect((await read(workbook({ xml: sheet('Soup'), state: 'hidden' }))).dishes).toEqual(['Menu: Soup 500'])
})

it.each([
  [2, 'EUR'],
  [3, 'CHF'],
])('takes the currency from the format of the figures: style %i', async (style, currency) => {
  const xml = rows([
    ['', 0, 'Name', 'Price'],
    ['', style, 'Soup', '5.5'],
    ['', style, 'Fish', '12'],
  ])
  expect(await read(workbook({ xml }))).toMatchObject({
    currency,
    dishes: ['Menu: Soup 550', 'Menu: Fish 1200'],
  })
})

it('counts a cell that is joined with those below it for each of their rows', async () => {
  const table = rows([
    ['', 0, 'Section', 'Name', 'Price'],
    ['', 0, 'Starters', 'Soup', '5'],
    ['', 0, '', 'Bread', ''],
    ['', 0, 'Mains', 'Steak', '24'],
  ])
  const xml = `${table}<mergeCells><mergeCell ref="A2:A3"/><mergeCell ref="C2:C3"/></mergeCells>`
  expect((await read(workbook({ xml }))).dishes).toEqual([
    'Starters: Soup 500',
    'Starters: Bread 500',
    'Mains: Steak 2400',
  ])
})
