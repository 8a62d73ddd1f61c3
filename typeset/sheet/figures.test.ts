import { expect, test } from 'vitest'
import { dailySheet } from '#templates/daily-sheet/template.ts'
import { buildSections } from '#tests/typesetting/build-input.ts'
import { sheetOfInput } from '#tests/typesetting/sheet-of-input.ts'

test('has figures that rise and fall next to letters that do, and as high as letters of other scripts', () => {
  const figuresIn = (language: string) =>
    sheetOfInput(dailySheet, [buildSections(2), {}, { said: { language } }]).figures
  expect(['en', 'el', 'uk'].map(figuresIn)).toEqual(Array(3).fill('old-style'))
  expect(['he', 'ja', 'th', 'ar', 'hi'].map(figuresIn)).toEqual(Array(5).fill('lining'))
})
