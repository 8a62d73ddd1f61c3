import fc from 'fast-check'
import { expect, it } from 'vitest'
import { menuContentSchema } from '#domain/menu/model/menu.ts'
import { isWithoutRoom } from '#domain/reading/doubts/doubt-words.ts'
import { mapSheets, readSheets } from '#domain/reading/tables/read-sheets.ts'
import { tries } from '#tests/support/depth.ts'

/** Workbooks with far more of something than a menu holds, in words that occur there once. */
const tooMuch = fc
  .record({
    sheets: fc.integer({ min: 1, max: 2 }),
    sections: fc.integer({ min: 1, max: 70 }),
    items: fc.integer({ min: 1, max: 16 }),
    words: fc.constantFrom(1, 1, 40, 250),
    parts: fc.integer({ min: 0, max: 30 }),
    notes: fc.integer({ min: 0, max: 30 }),
    notices: fc.integer({ min: 0, max: 60 }),
    prices: fc.integer({ min: 1, max: 12 }),
    names: fc.integer({ min: 0, max: 6 }),
  })
  .map((much) => {
    let number = 0
    const word = () => {
      number += 1
      return `q${String(number).replaceAll(/\d/gu, (digit) => 'bcdfghjklm'.charAt(Number(digit)))}x`
    }
    const times = <T>(most: number, one: (at: number) => T) =>
      Array.from({ length: most }, (_, at) => one(at))
    const few = (most: number) => (number > 1500 ? 0 : most)
    return times(much.sheets, (sheet) => ({
      name: `Card ${sheet}`,
      rows: [
        [times(much.names, () => `House of ${word()} and its many ${word()} gardens`).join(' ')],
        ['Section', 'Name', 'Description', ...times(much.prices, (at) => `${at + 1} pieces`)],
        ...times(much.sections, () => {
          const section = times(few(much.names) + 1, () => `Salads of ${word()}`).join(' and ')
          return [
            ...times(much.items, (at) => [
              section,
              times(at === 0 ? few(much.words) + 1 : 1, () => `Salad of ${word()}`).join(' with '),
              at === 0 ? times(few(much.words), () => `garden ${word()}`).join(' and ') : '',
              ...times(much.prices, (price) => `${9 + price}.50`),
            ]),
            ...times(few(much.parts), () => [
              '',
              '',
              `with ${word()}, and what grows in the gardens of ${word()}`,
            ]),
          ]
        }).flat(),
        ...times(few(much.notes), () => [
          '',
          `All of it is served with ${word()} and with a good deal of ${word()}.`,
        ]),
        ...times(much.notices, () => ['', `Please ask us about allergens in ${word()}.`]),
      ],
    }))
  })

const wordsIn = (text: string): string[] => text.match(/q\p{L}+x/gu) ?? []

it('keeps every word of a workbook that is too much for a menu, or says at its row that it has no place', () => {
  fc.assert(
    fc.property(tooMuch, (sheets) => {
      const { content, lines } = readSheets(mapSheets(sheets))
      expect(menuContentSchema.safeParse(content).error?.issues).toBeUndefined()
      const said = lines.flatMap(({ text, role, doubts }) => [
        ...(role === 'leave-out' && doubts.length > 0 ? [text] : []),
        ...doubts.flatMap((doubt) => (isWithoutRoom(doubt.code) ? (doubt.text ?? '') : [])),
      ])
      const found = new Set(wordsIn(JSON.stringify([content, said])))
      const read = wordsIn(lines.map(({ text }) => text).join('\n'))
      expect(read.filter((word) => !found.has(word))).toEqual([])
    }),
    { numRuns: tries(15) },
  )
})
