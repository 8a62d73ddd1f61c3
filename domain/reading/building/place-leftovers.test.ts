import { expect, it } from 'vitest'
import { menuContentSchema } from '../../menu/model/menu.ts'
import type { LineRole } from '../layout/role.ts'
import { textOf } from '../lines/line.ts'
import { textLines } from '../lines/text-lines.ts'
import { readMenuLines } from '../read-menu-lines.ts'

const lines = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at))

/** What each line is, as a person would say; the limits of a menu have nothing to do with its layout. */
const said = (text: readonly string[]): ReadonlyMap<number, LineRole> =>
  new Map(
    textLines(text.join('\n')).map((line, at) => {
      const words = textOf(line)
      return [at, /^\p{Lu}{2}/u.test(words) ? 'section' : /\d\.\d\d$/u.test(words) ? 'item' : 'part']
    }),
  )

function read(text: readonly string[], corrections: ReadonlyMap<number, LineRole> = new Map()) {
  const reading = readMenuLines(textLines(text.join('\n')), { corrections })
  expect(menuContentSchema.safeParse(reading.content).error).toBeUndefined()
  const told = reading.lines.map(({ text: words, role, doubts }) => ({
    words,
    role,
    codes: doubts.map(({ code }) => code),
  }))
  return { ...reading, told, leftOut: told.filter(({ role }) => role === 'leave-out') }
}

it('leaves out the lines of a description that is full, and doubts the line that is cut', () => {
  const text = [
    'SOUPS',
    'Leek  9.50',
    ...lines(40, (at) => `  with the herb number ${at} of our own garden behind the house`),
    'Pea  8.50',
    '  with mint',
    'Bean  8.50',
    '  with oil',
  ]
  const { content, told, leftOut } = read(text, said(text))
  const [leek] = content.sections[0]?.items ?? []
  const [cut] = told.filter(({ codes, role }) => codes.includes('too_long') && role !== 'leave-out')
  expect(leek?.description.length).toBeGreaterThan(900)
  expect(cut?.role).toBe('part')
  expect(leftOut.length).toBeGreaterThan(15)
  expect(leftOut.every(({ codes }) => codes.includes('too_long'))).toBe(true)
  expect(told.slice(2, 10).flatMap(({ codes }) => codes)).toEqual([])
})

it('leaves out the notices behind the last that fits', () => {
  const { content, leftOut } = read([
    'SOUPS',
    'Leek  9.50',
    'Pea  8.50',
    ...lines(50, (at) => `\nPlease ask us about allergens in dish ${at}.`),
  ])
  expect(content.notices).toHaveLength(40)
  expect(leftOut.map(({ words }) => words)).toEqual(
    lines(10, (at) => `Please ask us about allergens in dish ${at + 40}.`),
  )
})

it('makes several notices of a long one', () => {
  const sentence = 'We ask you to tell us of every allergy before you order and to be patient with us. '
  const { content, leftOut } = read(['SOUPS', 'Leek  9.50', 'Pea  8.50', '', sentence.repeat(20)])
  expect(content.notices.length).toBeGreaterThan(1)
  expect(content.notices.map(({ text }) => text).join(' ')).toBe(sentence.repeat(20).trim())
  expect(leftOut).toEqual([])
})

it('leaves out dishes with all that is said of them where a menu is full', () => {
  const text = ['SOUPS', ...lines(1010, (at) => `Soup number ${at}x  9.50\n  with bread ${at}x`)]
  const { content, told, leftOut } = read(text, said(text))
  expect(content.sections[0]?.items).toHaveLength(1000)
  expect(content.sections[0]?.items.at(-1)?.description).toBe('with bread 999x')
  expect(leftOut).toHaveLength(20)
  expect(leftOut.every(({ codes }) => codes.includes('too_many'))).toBe(true)
  expect(told).toHaveLength(2021)
})

it('leaves out the sections behind the last that fits, and says so even where a person named them', () => {
  const text = lines(62, (at) => `\n\nSECTION ${'ABCDEFGHIJ'.charAt(at % 10)}${at}\n\nSoup ${at}x  9.50`)
  const { content, leftOut } = read(text, said(text))
  expect(content.sections).toHaveLength(60)
  expect(leftOut.map(({ words, codes }) => [words, codes])).toEqual([
    ['SECTION A60', ['too_many']],
    ['Soup 60x\t9.50', ['too_many']],
    ['SECTION B61', ['too_many']],
    ['Soup 61x\t9.50', ['too_many']],
  ])
})

it('doubts a line with more prices than a dish can have', () => {
  const { content, told } = read([
    'SOUPS',
    `Leek  ${lines(10, (at) => `${at + 3}.50`).join('  ')}`,
    'Pea  8.50',
  ])
  expect(content.sections[0]?.items[0]?.prices).toHaveLength(8)
  expect(told[1]?.codes).toContain('too_many')
})

it('moves the end of a name that is too long into its description, without losing a word', () => {
  const name = 'Leek and potato and cream and chives and butter '.repeat(8).trim()
  const { content } = read(['SOUPS', `${name}  9.50`, 'Pea  8.50'])
  const [leek] = content.sections[0]?.items ?? []
  expect(leek?.name.length).toBeLessThanOrEqual(200)
  expect(`${leek?.name} ${leek?.description}`).toBe(name)
})

it('takes what is said of an item that never comes as a note', () => {
  const { content, told } = read(
    ['SOUPS', 'Leek  9.50', 'Pea  8.50', 'with mint from our garden'],
    new Map([[3, 'part-below']]),
  )
  expect(content.sections[0]?.footer).toBe('with mint from our garden')
  expect(told[3]?.role).toBe('part-below')
})
