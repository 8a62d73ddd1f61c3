import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { facePaths, readFace, type Typeface, typefaces } from './faces.ts'
import { GlyphCoverage } from './glyph-coverage.ts'

const coverageOf = (...faces: Typeface[]) =>
  GlyphCoverage.union(faces.map((face) => GlyphCoverage.of(readFace(face))))
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
  for (const path of typefaces.flatMap(facePaths))
    expect(GlyphCoverage.of(readFileSync(path)).missingFrom('Aa09')).toBe('')
  expect(coverageOf('Lora').missingFrom('Ω Ж ₹')).toBe('₹')
})
