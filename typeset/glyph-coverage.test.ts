import { expect, test } from 'vitest'
import { readFonts } from './fonts.ts'
import { GlyphCoverage } from './glyph-coverage.ts'

const fonts = readFonts()
const coverage = new GlyphCoverage([...fonts.values()].flatMap((faces) => faces.slice(0, 1)))

test('finds the letters of European menus', () => {
  const letters = 'Crème brûlée, Ćevapi, łosoś, Gemüse, çığ köfte, Ελληνικά, Борщ, phở, $ € £ ₹ ½ — “ ” ’ …'
  expect(coverage.missingFrom(letters)).toBe('')
})

test('names each character that has no shape once, in order', () => {
  expect(coverage.missingFrom('寿司 Roll 寿 \u{1f355}')).toBe('寿司\u{1f355}')
})

test('asks no shape for invisible characters', () => {
  expect(coverage.missingFrom('a\u200b\u200d\ufe0f\u00ad\n\u00a0b')).toBe('')
})

test('reads every face, and a face alone misses what another has', () => {
  for (const faces of fonts.values())
    for (const face of faces) expect(new GlyphCoverage([face]).missingFrom('Az09')).toBe('')
  const lora = new GlyphCoverage(fonts.get('Lora')?.slice(0, 1) ?? [])
  expect(lora.missingFrom('Ω Ж ₹')).toBe('₹')
})
