import { expect, it } from 'vitest'
import { textOf } from './line.ts'
import { markdownOf, plainLines } from './markdown.ts'
import { textLines } from './text-lines.ts'

it('tells Markdown from rows of cells and from text', () => {
  expect(markdownOf(['# Menu', '## Soups', '- Leek **4**'])).toBe('all')
  expect(markdownOf(['| Wine | Glass |', '|---|---:|', '| Gavi | 9 |'])).toBe('all')
  expect(markdownOf(['Brut | | 135', 'Cava | 8 | 40'])).toBe('cells')
  expect(markdownOf(['# 1 with a side', '* contains nuts', 'Soup | Salad'])).toBeUndefined()
})

it('keeps the signs of a text that has nothing but rows of cells', () => {
  expect(plainLines(['* raw', 'Brut | | 135'], 'cells').map(({ text }) => text.trimEnd())).toEqual([
    '* raw',
    'Brut      135',
  ])
})

it.each([
  ['blanks before a word', `${' '.repeat(200_000)}x`],
  ['blanks in a heading', `# a${' '.repeat(200_000)}b\n# c`],
  ['bars', '|'.repeat(200_000)],
  ['rules', `|${'-'.repeat(200_000)}x`],
])('makes lines of very many %s at once', (_, text) => {
  const written = textLines(text).map(textOf).join('').replaceAll(/\s/gu, '')
  expect(written.length).toBeGreaterThan(0)
  expect(text.replaceAll(/\s/gu, '')).toContain(written.slice(0, 1))
})
