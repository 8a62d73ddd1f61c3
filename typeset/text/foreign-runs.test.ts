import { expect, test } from 'vitest'
import { foreignRunsIn } from './foreign-runs.ts'

const languages = (...given: Parameters<typeof foreignRunsIn>) =>
  foreignRunsIn(...given).map(({ lang }) => lang)

test.each([
  ['en', 'Hot pot 火锅', ['zh']],
  ['en', 'Sushi 寿司 にぎり', ['ja']],
  ['en', 'Hummus حمص and borscht борщ', ['ar', 'ru']],
  ['en', 'Crème brûlée, 4.50 €', []],
  ['ja', '寿司 にぎり', []],
  ['ja', '寿司 Roll', ['en']],
  ['ko', '불고기 定食', []],
  ['ar', 'حمص Hummus', ['en']],
  ['uk', 'Борщ', []],
])('%s: finds the languages of %s', (language, text, found) => {
  expect(languages(text, language)).toEqual(found)
})

test('lets the second language of a menu speak for its script', () => {
  expect(languages('Tea чай', 'en', 'uk')).toEqual(['uk'])
  expect(languages('Thé حمص', 'ar', 'fr')).toEqual(['fr'])
})
