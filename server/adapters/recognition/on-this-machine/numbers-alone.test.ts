import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { RecognizedRow, RecognizedWord } from '../layout/recognized-words.ts'
import { withNumbersAlone } from './numbers-alone.ts'

const ROWS = [100, 200, 300, 400, 500]

/** Names and two digits a row, as bars. */
const picture = sharp(
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="100%" height="100%" fill="#fff"/>${ROWS.map(
      (y) => `<rect x="600" y="${y}" width="12" height="30"/><rect x="618" y="${y}" width="12" height="30"/>`,
    ).join('')}</svg>`,
  ),
)
  .png()
  .toBuffer()

const word = (text: string, y: number, confidence: number, left = 600, right = 630): RecognizedWord => ({
  text,
  left,
  right,
  top: y,
  bottom: y + 30,
  confidence,
})

/** Rows of which all but the last are sure. */
const rowsWith = (last: RecognizedWord): RecognizedRow[] =>
  [...ROWS.slice(0, -1).map((y, at) => word(`1${at}`, y, 0.95)), last].map((price) => ({
    height: 44,
    words: [word('Name', price.top, 0.95, 100, 180), price],
  }))

async function lookedAt(last: RecognizedWord, read: RecognizedWord) {
  const rows = await withNumbersAlone(await picture, rowsWith(last), () => Promise.resolve([read]))
  return rows.map(({ words }) => words[1]).at(-1)
}

describe('a number that is looked at alone', () => {
  it('is sure where it has the same digits again', async () => {
    expect(await lookedAt(word('17', 500, 0.4), word('17', 20, 0.96))).toMatchObject({
      text: '17',
      confidence: 0.96,
    })
  })

  it('stays unsure where it has others', async () => {
    expect(await lookedAt(word('17', 500, 0.4), word('77', 20, 0.96))).toMatchObject({
      text: '17',
      confidence: 0.4,
    })
  })

  it('is taken where the first look took what leads to it for a part of it', async () => {
    expect(await lookedAt(word('1', 500, 0.9, 300, 630), word('17', 20, 0.96))).toMatchObject({
      text: '17',
      left: 600,
    })
  })

  it('stays what it was where nothing can be read', async () => {
    const rows = await withNumbersAlone(await picture, rowsWith(word('17', 500, 0.4)), () =>
      Promise.resolve([]),
    )
    expect(rows.at(-1)?.words[1]?.text).toBe('17')
  })
})
