import { expect, test } from 'vitest'
import { facePathFor } from './faces.ts'
import { TextWidths } from './text-widths.ts'

function widths(weight: number, isItalic = false): TextWidths {
  const path = facePathFor('Lora', weight, isItalic)
  if (!path) throw new Error('Lora has no such face.')
  return TextWidths.of(path)
}

// By HarfBuzz 11: `hb-shape Lora_400Regular.ttf`, advances in thousandths of an em.
test.each([
  ['Burrata', 3483],
  ['AVATAR', 3668],
])('knows how wide %s is, with kerning', (word, thousandths) => {
  const { least, most } = widths(400).widthOf(word) ?? { least: 0, most: 0 }
  expect(least * 1000).toBeLessThanOrEqual(thousandths)
  expect(most * 1000).toBeGreaterThanOrEqual(thousandths)
  expect(most - least).toBeLessThan(0.01)
})

test('allows for letters that may join', () => {
  const { least, most } = widths(400).widthOf('fi') ?? { least: 0, most: 0 }
  expect(least * 1000).toBeLessThan(623)
  expect(most * 1000).toBeGreaterThanOrEqual(623)
})

test('says nothing of letters that the face lacks or that stack', () => {
  for (const text of ['東', 'שלום', 'e\u{301}']) expect(widths(400).widthOf(text)).toBeUndefined()
})

test('takes the face with the nearest weight, and of two the lighter', () => {
  expect(facePathFor('Lora', 600, false)).toMatch(/500Medium/)
  expect(facePathFor('Lora', 900, false)).toMatch(/700Bold/)
  expect(facePathFor('Lora', 700, true)).toMatch(/400Regular_Italic/)
  expect(facePathFor('League Gothic', 400, true)).toBeUndefined()
})
