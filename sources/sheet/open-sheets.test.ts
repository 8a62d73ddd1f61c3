import { zipSync } from 'fflate'
import { expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/universal'
import { SOURCE_LIMITS, type SourceError } from '../opened.ts'
import { openSheets } from './open-sheets.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

async function workbook(
  rows: readonly (readonly (string | number | boolean | null)[])[],
): Promise<Uint8Array> {
  const data = rows.map((row) => row.map((value) => (value === null ? null : { value })))
  return new Uint8Array(await (await writeXlsxFile(data).toBlob()).arrayBuffer())
}

const refusal = (bytes: Uint8Array) =>
  openSheets(bytes).then(
    () => 'read',
    (error: SourceError) => error.code,
  )

/** A workbook whose one sheet has this XML for its cells. */
const sheetOf = (cells: string, more: Record<string, Uint8Array> = {}) =>
  zipSync({
    'xl/workbook.xml': bytesOf(
      '<workbook xmlns:r="r"><sheets><sheet name="Menu" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': bytesOf(
      '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': bytesOf(`<worksheet><sheetData>${cells}</sheetData></worksheet>`),
    ...more,
  })

it('reads the cells of a workbook as they are shown', async () => {
  const bytes = await workbook([
    ['Name', 'Price', 'New'],
    ['Soup', 6.5, true],
    [null, 0.1 + 0.2, null],
    ['Pie "à la mode"', 12, null],
  ])
  expect(await openSheets(bytes)).toEqual([
    {
      name: 'Sheet1',
      rows: [
        ['Name', 'Price', 'New'],
        ['Soup', '6.5', 'TRUE'],
        ['', '0.3', ''],
        ['Pie "à la mode"', '12', ''],
      ],
    },
  ])
})

it('takes no memory for a blank cell a million rows below', async () => {
  const bytes = sheetOf(
    '<row r="1"><c r="A1" t="inlineStr"><is><t>Soup</t></is></c></row><row r="1048576"><c r="XFD1048576" s="1"/></row>',
  )
  expect(await openSheets(bytes)).toEqual([{ name: 'Menu', rows: [['Soup']] }])
})

it.each([
  [',', 'Name,Price\nSoup,6.50\n'],
  [';', 'Name;Price\r\n"Soup; hot";6,50\r\n'],
  ['tab', 'Name\tPrice\nSoup\t6.50'],
  ['bar', '\uFEFFName|Price\nSoup|6.50'],
  ['its own', 'sep=#\nName#Price\nSoup#6.50'],
])('reads a table whose cells are parted by %s', async (_, text) => {
  const [sheet] = await openSheets(bytesOf(text))
  expect(sheet?.rows.map(({ length }) => length)).toEqual([2, 2])
  expect(sheet?.rows[0]).toEqual(['Name', 'Price'])
})

it('takes a mark that nothing closes for a letter, and the guard off a formula', async () => {
  const [sheet] = await openSheets(bytesOf('Name,Price\n12" pizza,9\n\'=1+1,3\n'))
  expect(sheet?.rows).toEqual([
    ['Name', 'Price'],
    ['12" pizza', '9'],
    ['=1+1', '3'],
  ])
})

it.each([
  ['too_many_rows', bytesOf('a,1\n'.repeat(SOURCE_LIMITS.rows + 1))],
  ['too_many_rows', sheetOf('<row r="900000"><c r="A900000"><v>1</v></c></row>')],
  ['too_large', sheetOf('<row r="1"><c r="XFD1"><v>1</v></c></row>')],
  ['too_large', sheetOf('', { 'xl/zeros.xml': new Uint8Array(SOURCE_LIMITS.unpackedBytes + 1) })],
  ['damaged', sheetOf('<row r="1"><c r="A1"><v>1</v></c></row>').subarray(0, 300)],
  ['unknown_format', zipSync({ 'word/document.xml': bytesOf('<document/>') })],
  ['unknown_format', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3, 4])],
  ['empty', bytesOf(' , \n')],
])('refuses what is %s', async (code, bytes) => {
  expect(await refusal(bytes)).toBe(code)
})
