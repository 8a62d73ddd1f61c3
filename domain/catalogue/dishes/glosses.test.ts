import { describe, expect, it } from 'vitest'
import { unmetDietClaims } from '../claimed-diets.ts'
import { findIngredient } from '../ingredients/find-ingredient.ts'
import { allergensOf } from '../truth.ts'
import { statementIn } from '../voices/statements.ts'
import { countWords, tokensOf } from '../voices/words.ts'
import { loadCatalogue } from './catalogue.ts'
import { knownWords } from './known-words.ts'

const catalogue = loadCatalogue()
const glossed = catalogue.flatMap((dish) => (dish.gloss === undefined ? [] : [{ dish, gloss: dish.gloss }]))
const VIETNAMESE = 12
const say = ({ dish, gloss }: (typeof glossed)[number]) => `${dish.name}: ${gloss}`

/**
 * Kinds of dish that the lexicon also knows as bought: what they are made of here is in the recipe, and a
 * dark chocolate or a miso without the usual allergen is named next to the gloss, like everything that
 * decides a claim.
 */
const KIND =
  /^(?:bread|cake|chocolate|cookie|crackers?|cream|crêpes?|custard|flatbread|gelato|gnocchi|gravy|ice cream|lemonade|meringue|miso|noodles?|nougat|pancakes?|pasta|pastry|peanut brittle|pesto|pork sausage|pudding|sausage|shortbread|spaghetti|sponge cake|tempura|waffle|yogurt)s?$/i

/** The words of a name that an American guest does not know; empty where it needs no gloss. */
const unknownWordsOf = (name: string): string[] =>
  tokensOf(name)
    .flatMap(({ word }) => word.split('-'))
    .filter((word) => word !== '' && !knownWords.has(word.toLowerCase()))

/** The ingredients that a text names, the longest names first. */
function ingredientsIn(text: string): string[] {
  const words = tokensOf(text).map(({ word }) => word)
  const found: string[] = []
  for (let at = 0; at < words.length; ) {
    const lengths = [3, 2, 1].filter((length) => at + length <= words.length)
    const length = lengths.find((some) => findIngredient(words.slice(at, at + some).join(' ')))
    if (length) found.push(words.slice(at, at + length).join(' '))
    at += length ?? 1
  }
  return found
}

describe('the catalogue', () => {
  it('has no dish whose name an American guest cannot read and that nothing says in English', () => {
    const mute = catalogue.filter(({ name, gloss }) => gloss === undefined && unknownWordsOf(name).length > 0)
    expect(mute.map(({ name }) => `${name}: ${unknownWordsOf(name).join(', ')}`)).toEqual([])
  })

  it('spells a word in one way in a cuisine, with its accents or without', () => {
    const same = new Set([
      'a',
      'the',
      'te',
      'rose',
      'baba',
      'pane',
      'salmon',
      'glace',
      'braise',
      'roti',
      'rotis',
      'remoulade',
      'melon',
    ])
    const spellings = new Map<string, Set<string>>()
    // Vietnamese marks make other words: canh is a soup, cánh a wing.
    const spelled = catalogue.filter(({ cuisineId }) => cuisineId !== VIETNAMESE)
    for (const { name, description, cuisineId } of spelled) {
      for (const { word } of tokensOf(`${name} ${description}`)) {
        const key = `${cuisineId} ${word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()}`
        spellings.set(key, (spellings.get(key) ?? new Set()).add(word.toLowerCase()))
      }
    }
    const double = [...spellings].filter(([key, some]) => some.size > 1 && !same.has(key.split(' ')[1] ?? ''))
    expect(double.map(([, some]) => [...some])).toEqual([])
  })

  it('romanizes a Thai word in one way', () => {
    // Different words: spicy and duck, clams and a curry's name, two parts of names.
    const different = [
      ['Phed', 'Ped'],
      ['Lay', 'Lai'],
      ['Chee', 'Chi'],
    ].map(String)
    const spellings = new Map<string, Set<string>>()
    for (const { name } of catalogue.filter(({ cuisineId }) => cuisineId === 6)) {
      for (const { word } of tokensOf(name)) {
        const key = soundOf(word)
        spellings.set(key, (spellings.get(key) ?? new Set()).add(word))
      }
    }
    const double = [...spellings.values()].filter((some) => some.size > 1).map((some) => String([...some]))
    expect(double.filter((one) => !different.includes(one))).toEqual([])
    expect(soundOf('Laab')).toBe(soundOf('Larb'))
    expect(soundOf('Kanom')).toBe(soundOf('Khanom'))
    expect(soundOf('Neua')).toBe(soundOf('Nuea'))
  })

  it('writes American English', () => {
    const british =
      /\b(?:colour|flavour|savour|favour|grey|mould|centre|litre|fibre|yoghurt|gelatine|courgette|chilli|whilst|stencilled|crisps|treacle|maize|beetroot|smoulder|caramelis|doughnut mix|omelettes)\w*/i
    const texts = [
      ...catalogue.map(({ name, description }) => `${name}: ${description}`),
      ...glossed.map(({ gloss }) => gloss),
    ]
    expect(texts.filter((text) => british.test(text))).toEqual([])
  })
})

/** Returns how a Thai word sounds to a reader of English, for the differences of its usual romanizations. */
const soundOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/([kpt])h/g, '$1')
    .replace(/(?<=[aeiou])r(?![aeiou])/g, '')
    .replace(/eua|uea/g, 'ue')
    .replace(/aa/g, 'a')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/(?<!^)g/g, 'k')
    .replace(/y$/, 'i')

describe('a gloss', () => {
  it('has one to seven words, and no word that needs one itself', () => {
    const odd = glossed.filter(({ gloss }) => countWords(gloss) > 7 || /[.:;!]|^\s|\s$|\s{2}/.test(gloss))
    expect(odd.map(say)).toEqual([])
    const foreign = glossed.flatMap(({ dish }) => unknownWordsOf(dish.name)).map((word) => word.toLowerCase())
    const english = new Set(
      catalogue.flatMap(({ description }) => description.toLowerCase().match(/\p{L}+/gu)),
    )
    const unread = glossed.filter(({ gloss }) =>
      tokensOf(gloss).some(
        ({ word }) =>
          foreign.includes(word.toLowerCase()) &&
          !english.has(word.toLowerCase()) &&
          !knownWords.has(word.toLowerCase()),
      ),
    )
    expect(unread.map(say)).toEqual([])
  })

  it('states no origin, season, time, tool, portion or health, and claims no diet', () => {
    const stating = glossed.filter(
      ({ dish, gloss }) =>
        statementIn(gloss, dish) !== undefined ||
        /\b(?:summer|autumn|winter|spring(?! rolls))\b/i.test(gloss),
    )
    expect(stating.map(say)).toEqual([])
    const claiming = glossed.filter(
      ({ dish, gloss }) =>
        unmetDietClaims({ name: dish.name, description: gloss }, dish.dietaryOptions).length > 0,
    )
    expect(claiming.map(say)).toEqual([])
  })

  it('names no allergen that the recipe does not have', () => {
    const wrong = glossed.filter(({ dish, gloss }) =>
      ingredientsIn(gloss)
        .filter((words) => !KIND.test(words))
        .some((words) => {
          const ingredient = findIngredient(words)
          return (
            ingredient && allergensOf([ingredient]).some((allergen) => !dish.allergens.includes(allergen))
          )
        }),
    )
    expect(wrong.map(say)).toEqual([])
  })
})
