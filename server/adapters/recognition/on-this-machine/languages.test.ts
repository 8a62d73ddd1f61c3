import { expect, it } from 'vitest'
import { dataForWords, languageData } from './languages.ts'

const english = languageData('en')

it.runIf(english)('finds the data for the words of a picture, whose accents other data has lost', () => {
  const codeFor = (words: string) => english && dataForWords(words, english)?.code
  expect(codeFor('Prego no pao\nQueijo de cabra com mel\nArroz de polvo\nVinho da casa (copo)')).toBe('por')
  expect(codeFor('Huhnerbrust mit Kartoffeln\nSalat vom Markt und Brot\nSuppe der Woche')).toBe('deu')
  expect(codeFor('Roasted chicken with fries\nSoup of the day\nGrilled fish and lemon')).toBeUndefined()
})
