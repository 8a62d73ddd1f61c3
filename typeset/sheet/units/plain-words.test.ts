import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isPlain, lettersOfPrice, widestLettersOf } from './plain-words.ts'

it('tells words of which nothing has to be known but their letters', () => {
  expect(isPlain('Crème brûlée “maison”')).toBe(true)
  expect(isPlain('“Maison”')).toBe(false)
  expect(isPlain('*Oysters')).toBe(false)
  expect(isPlain('Rinder\u{ad}brühe')).toBe(false)
  expect(isPlain('a\u{200b}b')).toBe(false)
})

it('counts the longest word, or the last one with its marks', () => {
  expect(widestLettersOf('Fish and chips', '')).toBe(5)
  expect(widestLettersOf('Fish and chips', 'GF\u{a0}\u{a0}V')).toBe(5 + 3 + 5)
  expect(widestLettersOf('Cauliflower pie', 'V')).toBe(11)
})

it('counts figures of the price as wide letters, a space that binds as one, and bytes of others', () => {
  expect(lettersOfPrice('$9.50')).toBe(1.3 * 5)
  expect(lettersOfPrice(null)).toBe(0)
  expect(widestLettersOf('Le\u{a0}Thé', '')).toBe(7)
  expect(widestLettersOf('拉麵', '')).toBe(6)
})

it('knows the same signs that hang as the templates', () => {
  const patterns = readFileSync(new URL('../../../templates/shared/patterns.typ', import.meta.url), 'utf8')
  const signs = /#let opening-signs = "((?:\\.|[^"\\])+)"/.exec(patterns)?.[1]?.replaceAll('\\', '') ?? ''
  expect(signs.length).toBeGreaterThan(10)
  for (const sign of signs) expect(isPlain(`${sign}Soup`), sign).toBe(false)
  for (const letter of 'aÉ8($¡') expect(isPlain(`${letter}Soup`), letter).toBe(true)
})
