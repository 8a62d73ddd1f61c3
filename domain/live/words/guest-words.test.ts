import { expect, it } from 'vitest'
import { asia } from './asia.ts'
import { furtherEurope } from './further-europe.ts'
import { germanic } from './germanic.ts'
import { guestLanguage, guestWords } from './guest-words.ts'
import { romance } from './romance.ts'

const tables = { ...germanic, ...romance, ...furtherEurope, ...asia }

it.each(Object.keys(tables))('has all words of %s, with places for what is filled in', (language) => {
  const words = guestWords(language)
  expect(guestLanguage(language)).toBe(language)
  expect(Object.values(words).filter((text) => text.trim() !== text || text === '')).toEqual([])
  expect([words.openUntil, words.opens, words.weOpen].filter((text) => !text.includes('{time}'))).toEqual([])
  expect([words.from, words.until, words.weOpen].filter((text) => !text.includes('{day}'))).toEqual([])
})

it.each([
  ['zh-TW', 'zh-Hant'],
  ['zh-CN', 'zh'],
  ['pt', 'pt'],
  ['pt-BR', 'pt-BR'],
  ['pt-PT', 'pt'],
  ['no', 'nb'],
  ['fr-CA', 'fr'],
  ['ka', 'en'],
])('says to guests of a menu in %s words of %s', (language, ours) => {
  expect(guestLanguage(language)).toBe(ours)
})
