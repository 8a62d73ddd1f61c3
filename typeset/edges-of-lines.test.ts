import { describe, expect, test } from 'vitest'
import type { Design } from '#domain/design/settings.ts'
import { dailySheet } from '#templates/daily-sheet/template.ts'
import { diner } from '#templates/diner/template.ts'
import { modern } from '#templates/modern/template.ts'
import { buildInput, buildItem } from '#tests/typesetting/build-input.ts'
import { type PrintedText, readPdf } from '#tests/typesetting/read-pdf.ts'
import { sharedTypesetter } from '#tests/typesetting/shared-typesetter.ts'

const typesetter = sharedTypesetter()

describe('opening quotes', () => {
  const xOf = (texts: readonly PrintedText[], start: string): number =>
    texts.find(({ text }) => text.startsWith(start))?.x ?? Number.NaN

  const printed = async (design: Partial<Design>) => {
    const items = [
      buildItem(1, 1, { name: '“Grandma’s” lasagne', description: '“The best” says Aunt Lucia' }),
      buildItem(2, 1, { name: 'Tiramisù', description: 'Made each morning' }),
      buildItem(3, 1, { name: '“Nonna’s” bread', number: '12' }),
    ]
    const input = buildInput([{ id: 1, name: '“Il Forno”', items }], design, { templateId: modern.id })
    const [page] = (await readPdf((await typesetter.typeset(input)).pdf)).pages
    return page?.texts ?? []
  }

  test('hang before the edge of names, descriptions and headings, whose letters stand in line', async () => {
    // On narrow paper headings are over the lines.
    const texts = await printed({ columns: 1, pageSize: 'custom', customWidthIn: 3, customHeightIn: 8 })
    const edge = xOf(texts, 'Tiramisù')
    for (const start of ['“Grandma’s', '“The best', '“Il Forno']) {
      expect(xOf(texts, start), start).toBeLessThan(edge - 2)
      // A short menu is in large type.
      expect(xOf(texts, start), start).toBeGreaterThan(edge - 20)
    }
    // Before it is its number.
    expect(xOf(texts, '“Nonna’s')).toBeCloseTo(edge, 1)
  })

  test('stand with the words of lines that are centered', async () => {
    const items = [1, 2].map((id) =>
      buildItem(id, 1, { name: ['“Bread', '“Bread”'][id - 1] ?? '', prices: [] }),
    )
    const input = buildInput([{ id: 1, name: '“Il Forno”', items }], {}, { templateId: 1 })
    const [page] = (await readPdf((await typesetter.typeset(input)).pdf)).pages
    const heading = page?.texts.find(({ text }) => text.startsWith('“Il'))
    expect((heading?.x ?? 0) + (heading?.width ?? 0) / 2).toBeCloseTo((page?.width ?? 0) / 2, 0)
  })
})

describe.each([
  ['below names', diner],
  ['behind names', dailySheet],
])('long words of descriptions %s', (_, { id: templateId }) => {
  const COUNT = 30
  const description = 'mit Dunkelbiersauce, Kartoffelknödeln und lauwarmem Speckkrautsalat'
  const long = ['Dunkelbiersauce', 'Kartoffelknödeln']
  const name = 'Brotzeitbrettl mit Dunkelbiersenf und Vollkornbrot'
  const pageTextOf = async (said: { readonly language?: string }, columns: number) => {
    const items = Array.from({ length: COUNT }, (_, at) => buildItem(at + 1, 1, { name, description }))
    const sections = [{ id: 1, name: 'Brotzeit', items }]
    const { pdf } = await typesetter.typeset(
      buildInput(sections, { columns } as Partial<Design>, { templateId, said }),
    )
    return (await readPdf(pdf)).text
  }
  const timesWhole = (text: string, words: readonly string[]) =>
    words.map((word) => text.split(word).length - 1)

  test('are divided in narrow columns by the rules of the language, and never in names', async () => {
    const text = await pageTextOf({ language: 'de' }, 3)
    expect(Math.min(...timesWhole(text, long))).toBeLessThan(COUNT)
    // Nor is the last word.
    expect(
      timesWhole(text, [...name.split(' ').filter((word) => word.length > 3), 'Speckkrautsalat']),
    ).toEqual(Array(4).fill(COUNT))
    const letters = text.replaceAll(/[\s\u00ad-]/gu, '')
    expect(timesWhole(letters, [description.replaceAll(' ', '')])).toEqual([COUNT])
  })

  test.each([
    ['in a wide column', { language: 'de' }, 1],
    ['where the menu does not say its language', {}, 3],
    ['where their language has no rules', { language: 'vi' }, 3],
  ])('stay whole %s', async (_, said, columns) => {
    expect(timesWhole(await pageTextOf(said, columns), long)).toEqual(long.map(() => COUNT))
  })
})
