import { describe, expect, it } from 'vitest'
import { meaningOf } from '../../../reading/words/claim-words.ts'
import { allDiets } from '../../../reference/reference.ts'
import { additiveKeys } from '../../claims/additives.ts'
import { allergenKeys } from '../../claims/allergen-names.ts'
import { fixedWords } from './fixed-words.ts'
import { menuWords } from './menu-words.ts'

describe.each(['de', 'fr', 'es', 'it'])('the words of %s', (language) => {
  const words = menuWords(`${language}-CH`)

  it('name each allergen, and no two alike', () => {
    const names = allergenKeys.map(words.allergen)
    expect(new Set(names).size).toBe(allergenKeys.length)
    // Spelled as the key, which is what a missing word would be.
    const same = allergenKeys.filter((key) => words.allergen(key) === key)
    expect(same.filter((key) => !['gluten', 'lupin', 'sulphites'].includes(key))).toEqual([])
  })

  it('name diets as the reader of menus knows them', () => {
    for (const { id } of allDiets)
      expect(meaningOf(words.diet(id))).toMatchObject({ kind: 'diet', key: String(id) })
  })
})

it('has the German words of every additive, which the law of Germany asks for', () => {
  const { additive } = menuWords('de')
  expect(
    additiveKeys.filter((key) => additive(key) === key || /^with |^contains /u.test(additive(key))),
  ).toEqual([])
})

it.each(Object.entries(fixedWords))(
  'has all words of %s, with places for what is filled in',
  (language, words) => {
    const { serves, bin, choose, upTo, option, titled, codeLeadsTo, marks, diets, declaration, ...others } =
      words
    const texts = [...Object.values({ ...others, ...marks, ...declaration, between: '' }), ...diets]
    expect(texts.filter((text) => text.trim() !== text)).toEqual([])
    expect(new Set(diets).size).toBe(allDiets.length)
    expect([serves, bin, choose, upTo].filter((text) => !text.includes('{n}'))).toEqual([])
    expect([option, titled, codeLeadsTo].map((text) => /\{\w+\}/.exec(text)?.[0])).toEqual([
      '{diet}',
      '{name}',
      '{address}',
    ])
    // A page makes a link of it.
    expect(words.madeWith).toContain('Carte')
    const named = menuWords(language)
    const inEnglish = allergenKeys.filter((key) => named.allergen(key) === menuWords('en').allergen(key))
    if (language !== 'en')
      expect(inEnglish.filter((key) => !['gluten', 'lupin', 'spelt', 'emmer'].includes(key))).toEqual([])
  },
)

it('is English where it has no words', () => {
  expect(menuWords('ka').or).toBe('or')
  expect(menuWords('pl').allergen('milk')).toBe('mleko')
  expect([menuWords('pl').diet(1), menuWords('zh-TW').diet(2), menuWords('ka').diet(3)]).toEqual([
    'Wegetariańskie',
    '純素',
    'Gluten-Free',
  ])
  expect(menuWords(undefined).allergen('nuts')).toBe('tree nuts')
  expect([menuWords(undefined).soldOut, menuWords('ka').soldOut]).toEqual(['Sold out', 'Sold out'])
})

it('says of most languages of menus what is sold out', () => {
  expect(['pl', 'zh-Hant', 'no', 'pt-BR'].map((language) => menuWords(language).soldOut)).toEqual([
    'Wyprzedane',
    '售罄',
    'Utsolgt',
    'Esgotado',
  ])
})
