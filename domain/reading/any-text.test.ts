import fc from 'fast-check'
import { expect, it } from 'vitest'
import { furtherMenuNames, sampleMenuNames } from '#tests/samples/sample-menus.ts'
import { writtenMenu } from '#tests/samples/written-menus.ts'
import { tries } from '#tests/support/depth.ts'
import { menuContentSchema } from '../menu/model/menu.ts'
import { itemIds } from '../menu/model/walk.ts'
import { isWithoutRoom } from './doubts/doubt-words.ts'
import { lineRoles } from './layout/role.ts'
import { textOf } from './lines/line.ts'
import { textLines } from './lines/text-lines.ts'
import { readMenuLines } from './read-menu-lines.ts'

/** What lines of menus are made of, and what they are not. */
const piece = fc.oneof(
  fc.constantFrom(
    ...[
      'Soup',
      'MAINS',
      'with',
      'or',
      'add',
      'Roast chicken',
      'pan-fried',
      '麺',
      'each',
      'MP',
      'Glass',
      'Bottle',
    ],
    ...[
      '9',
      '12.50',
      '$8',
      '7,90 €',
      '+3',
      '9 / 14',
      '32½',
      '(v)',
      '(a,c,g)',
      '*',
      '🌶',
      '★',
      '12 oz',
      '0,2 l',
      '¥980',
    ],
    ...[
      ' – ',
      '   ',
      '\t',
      ' .... ',
      ' · ',
      ' / ',
      ', ',
      ': ',
      '. ',
      '(',
      ')',
      '£3 supplement',
      '410 cal',
      '2 for 9',
    ],
    ...[
      'Tel. 555-0118',
      'www.x.example',
      '20% service',
      '* raw',
      'V = vegan',
      'Mon–Fri 11–3',
      'Three courses 45',
    ],
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)

const line = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(' '))

const text = fc.array(line, { maxLength: 60 }).map((lines) => lines.join('\n'))

/** Lines of real menus in any order, with some left out. */
const shuffled = fc
  .constantFrom(...sampleMenuNames, ...furtherMenuNames)
  .chain((name) => fc.shuffledSubarray(writtenMenu(name).split('\n'), { minLength: 1 }))
  .map((lines) => lines.join('\n'))

const anyText = fc.oneof(text, shuffled)

it('makes a menu that can be stored of any text', () => {
  fc.assert(
    fc.property(anyText, (written) => {
      const { content } = readMenuLines(textLines(written))
      expect(menuContentSchema.safeParse(content).error).toBeUndefined()
    }),
    { numRuns: tries(60) },
  )
})

it('puts a section that heads of columns begin before what stands below it', () => {
  const { content } = readMenuLines(
    textLines(
      'FAMILY DEAL  1 large cheese, 12 wings  39.95\n   10"   14"   18"\nSUBS   half   whole\nToppings   1.50   2.25   3.00\nWhite pie   13.95   18.45   22.95\nDRINKS',
    ),
  )
  expect(menuContentSchema.safeParse(content).error).toBeUndefined()
})

it('stores no second name where all of a line are marks', () => {
  const { content } = readMenuLines(textLines('豈\nSoup Three courses 45\n.  豈'))
  expect(menuContentSchema.safeParse(content).error).toBeUndefined()
})

it('says of every line of any text what became of it', () => {
  fc.assert(
    fc.property(anyText, (written) => {
      const lines = textLines(written)
      const reading = readMenuLines(lines)
      expect(reading.lines.map((read) => read.text)).toEqual(lines.map(textOf))
      const items = new Set(itemIds(reading.content))
      const sections = new Set(reading.content.sections.map(({ id }) => id))
      for (const { role, confidence, itemId, sectionId } of reading.lines) {
        expect(lineRoles).toContain(role)
        expect(confidence).toBeGreaterThanOrEqual(0)
        expect(confidence).toBeLessThanOrEqual(1)
        if (itemId !== undefined) expect(items).toContain(itemId)
        if (sectionId !== undefined) expect(sections).toContain(sectionId)
      }
    }),
    { numRuns: tries(40) },
  )
})

it('takes every word of a text into its lines', () => {
  fc.assert(
    fc.property(anyText, (written) => {
      const words = (of: string) =>
        of
          .normalize('NFKC')
          .toLowerCase()
          .match(/\p{L}+/gu) ?? []
      expect(words(textLines(written).map(textOf).join('\n'))).toEqual(words(written))
    }),
  )
})

it('takes what a person says of lines as said, whatever it is', () => {
  fc.assert(
    fc.property(anyText, fc.array(fc.tuple(fc.nat(59), fc.constantFrom(...lineRoles))), (written, said) => {
      const lines = textLines(written)
      const corrections = new Map(said.filter(([at]) => at < lines.length))
      const reading = readMenuLines(lines, { corrections })
      for (const [at, role] of corrections) {
        const { role: read, doubts = [] } = reading.lines[at] ?? {}
        if (!doubts.some(({ code }) => isWithoutRoom(code))) expect(read).toBe(role)
      }
      expect(menuContentSchema.safeParse(reading.content).error).toBeUndefined()
    }),
    // Brackets around nothing, behind a price.
    { numRuns: tries(40), examples: [['32½ ( )', []]] },
  )
})

/** Menus with far more of something than a menu holds, in words that occur there once. */
const tooMuch = fc
  .record({
    sections: fc.integer({ min: 1, max: 70 }),
    items: fc.integer({ min: 1, max: 20 }),
    parts: fc.integer({ min: 0, max: 30 }),
    notes: fc.integer({ min: 0, max: 20 }),
    notices: fc.integer({ min: 0, max: 60 }),
    legend: fc.integer({ min: 0, max: 100 }),
    prices: fc.integer({ min: 1, max: 12 }),
  })
  .map((much) => {
    let number = 0
    const word = () => {
      number += 1
      return `q${String(number).replaceAll(/\d/gu, (digit) => 'bcdfghjklm'.charAt(Number(digit)))}x`
    }
    const times = (most: number, line: () => string) => Array.from({ length: most }, line)
    return [
      ...times(much.sections, () =>
        [
          `\n${word().toUpperCase()} SALADS\n`,
          ...times(
            number > 400 ? 0 : much.notes,
            () => `All served with ${word()} and with a good deal of ${word()} bread and butter.`,
          ),
          ...times(much.items, () => `Salad of ${word()}  ${times(much.prices, () => '9.50').join('  ')}`),
          ...times(
            number > 900 ? 0 : much.parts,
            () => `  with ${word()}, with some ${word()} and with what grows in the garden`,
          ),
        ].join('\n'),
      ),
      '',
      ...times(much.notices, () => `Please ask us about allergens in ${word()}.`),
      ...times(much.legend, () => `(${word().slice(0, 5)}) = ${word()}`),
    ].join('\n')
  })

it('keeps every word of a menu that is too much for one, or says at its line that it has no place', () => {
  fc.assert(
    fc.property(tooMuch, (written) => {
      const { content, lines } = readMenuLines(textLines(written))
      expect(menuContentSchema.safeParse(content).error).toBeUndefined()
      const kept = new Set(JSON.stringify(content).match(/\p{L}+/gu))
      for (const { text, role, doubts } of lines)
        if (role !== 'leave-out' && doubts.length === 0)
          expect([...kept]).toEqual(expect.arrayContaining(text.match(/q\p{L}+x/gu) ?? []))
    }),
    { numRuns: tries(15) },
  )
})

it('reads thousands of lines, and lines of one sign alone, without losing one', () => {
  const many = textLines(
    Array.from({ length: 3000 }, (_, at) => `Dish ${at}  ${(at % 40) + 1}.50`).join('\n'),
  )
  expect(readMenuLines(many).lines).toHaveLength(3000)
  const signs = [
    ' ',
    '.',
    '1',
    '(',
    ')',
    '()',
    '[',
    '/',
    ' / ',
    ' – ',
    ',',
    '$9 ',
    '9 / ',
    '* ',
    'A ',
    'a: ',
    '12-',
    '…',
  ]
  const odd = textLines(signs.map((sign) => `Soup ${sign.repeat(1990 / sign.length)} 9`).join('\n'))
  expect(readMenuLines(odd).lines).toHaveLength(signs.length)
})

it('breaks a line that is too long for one', () => {
  const words = textLines('soup '.repeat(20_000))
  expect(words.length).toBeGreaterThan(40)
  expect(words.map(textOf).join(' ')).toBe('soup '.repeat(20_000).trim())
})
