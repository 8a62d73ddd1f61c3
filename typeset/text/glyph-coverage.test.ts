import { expect, test } from 'vitest'
import { readFonts, type Typeface } from './fonts.ts'
import { GlyphCoverage } from './glyph-coverage.ts'

const fonts = readFonts({ withEastAsian: true })
const coverageOf = (...typefaces: Typeface[]) =>
  GlyphCoverage.union(
    [...fonts].filter(([name]) => typefaces.includes(name)).map(([, [face]]) => GlyphCoverage.of(face)),
  )
const coverage = coverageOf('Lora', 'Inter')

test('finds the letters of European menus', () => {
  const letters = 'Crème brûlée, Ćevapi, łosoś, Gemüse, çığ köfte, Ελληνικά, Борщ, phở, $ € £ ₹ ½ — “ ” ’ …'
  expect(coverage.missingFrom(letters)).toBe('')
})

test('names each character that has no shape once, in order', () => {
  expect(coverage.missingFrom('寿司 Roll 寿 \u{1f355}')).toBe('寿司\u{1f355}')
})

test('takes private characters for missing, though fonts have shapes for some', () => {
  expect(coverage.missingFrom('a\ue043')).toBe('\ue043')
})

test('asks no shape for invisible characters', () => {
  expect(coverage.missingFrom('a\u200b\u200d\ufe0f\u00ad\n\u00a0b')).toBe('')
})

test('reads every face, and a face alone misses what another has', () => {
  for (const faces of fonts.values())
    for (const face of faces) expect(GlyphCoverage.of(face).missingFrom('Aa09')).toBe('')
  expect(coverageOf('Lora').missingFrom('Ω Ж ₹')).toBe('₹')
})
