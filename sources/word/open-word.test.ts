import { zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { textOf } from '#domain/reading/lines/line.ts'
import { buildDocx } from '#tests/builders/build-docx.ts'
import { openSource } from '../opening/open-source.ts'
import { openWord } from './open-word.ts'

const linesOf = async (parts: Parameters<typeof buildDocx>[0]) => {
  const opened = await openWord(buildDocx(parts))
  return opened.kind === 'lines' ? opened.lines : []
}

it('keeps tabs, empty paragraphs, headings and bold type of a Word document', async () => {
  const lines = await linesOf([
    { text: 'Starters', heading: 1 },
    { text: 'Tomato soup\t6.50', isBold: true },
    { text: 'with basil', isItalic: true },
    { text: '' },
    { text: 'Bread\t\t3' },
  ])
  expect(lines.map(textOf)).toEqual(['Starters', 'Tomato soup\t6.50', 'with basil', 'Bread\t3'])
  expect(lines.map(({ gapAbove }) => gapAbove)).toEqual([0, 0, 0, 1])
  expect(lines[0]?.tag).toEqual({ kind: 'heading', level: 1 })
  expect(lines.map(({ isBold = false, isItalic = false }) => [isBold, isItalic])).toEqual([
    [true, false],
    [true, false],
    [false, true],
    [false, false],
  ])
})

it('reads the rows of a table with their cells below one another', async () => {
  const lines = await linesOf([
    {
      rows: [
        ['Wine', 'Glass', 'Bottle'],
        ['Muscadet', '6', '27'],
        ['Cava', '', '30'],
      ],
    },
  ])
  expect(lines.map(textOf)).toEqual(['Wine\tGlass\tBottle', 'Muscadet\t6\t27', 'Cava\t30'])
  const [heads, , cava] = lines
  expect(cava?.runs[1]?.x).toBe(heads?.runs[2]?.x)
})

it('says what to do with a document without words, and with a damaged one', async () => {
  await expect(openWord(buildDocx([{ text: ' ' }]))).rejects.toMatchObject({ code: 'no_text' })
  const empty = zipSync({ 'word/document.xml': new Uint8Array() })
  await expect(openSource({ name: 'x.docx', bytes: empty })).rejects.toMatchObject({ code: 'damaged' })
})
