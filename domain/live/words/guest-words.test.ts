import { expect, it } from 'vitest'
import { matrixWords } from '../../menu/allergen-matrix/words/matrix-words.ts'
import { fixedWords } from '../../menu/printed/words/fixed-words.ts'
import { guestLanguage } from '../../menu/printed/words/guest-language.ts'
import { choosingWords } from './choosing/choosing-words.ts'
import { detailsTables, detailsWords } from './details-words.ts'
import { guestWords } from './guest-words.ts'

it('speaks to guests in the languages in which menus are printed', () => {
  expect(Object.keys(detailsTables).toSorted()).toEqual(Object.keys(fixedWords).toSorted())
})

it.each(Object.keys(fixedWords))('has all words of %s, with places for what is filled in', (language) => {
  const words = guestWords(language)
  expect(guestLanguage(language)).toBe(language)
  expect(Object.values(words).filter((text) => text.trim() !== text || text === '')).toEqual([])
  expect([words.openUntil, words.opens, words.weOpen].filter((text) => !text.includes('{time}'))).toEqual([])
  expect([words.from, words.until, words.weOpen].filter((text) => !text.includes('{day}'))).toEqual([])
  const choosing = choosingWords(language)
  const table = matrixWords(language)
  expect(
    Object.values({ ...choosing, ...table, ...detailsWords(language) }).filter(
      (text) => text.trim() !== text || text === '',
    ),
  ).toEqual([])
  expect(
    [choosing.hidden, table.declared].filter((text) => !/\{n\}.*\{all\}|\{all\}.*\{n\}/.test(text)),
  ).toEqual([])
  expect(table.signed).toContain('{names}')
  expect(language === 'en' || words.nothingServed !== guestWords('en').nothingServed).toBe(true)
  const isOwn = language === 'en' || choosing.known !== choosingWords('en').known
  expect([isOwn, language === 'en' || table.noPromise !== matrixWords('en').noPromise]).toEqual([true, true])
})

it.each([
  ['zh-TW', 'zh-Hant'],
  ['zh-CN', 'zh'],
  ['pt', 'pt'],
  ['pt-BR', 'pt-BR'],
  ['pt-PT', 'pt'],
  ['no', 'nb'],
  ['nn-NO', 'nb'],
  ['fr-CA', 'fr'],
  ['ka', 'en'],
])('says to guests of a menu in %s words of %s', (language, ours) => {
  expect(guestLanguage(language)).toBe(ours)
})
