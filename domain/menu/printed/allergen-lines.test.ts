import { describe, expect, it } from 'vitest'
import { allergenLines, optionAllergenLines } from './allergen-lines.ts'
import { menuWords } from './words/menu-words.ts'

const marks = [{ id: 'allergen:milk', kind: 'allergen', symbol: 'g', meaning: 'Milch' }] as const

const english = menuWords('en')

describe('what is declared of a dish', () => {
  it('is what it contains, may contain and can be made without', () => {
    expect(
      allergenLines(
        { allergens: ['milk', 'nuts'], mayContain: ['sesame'], removable: ['nuts'], marks: [] },
        english,
        false,
      ),
    ).toEqual(['Contains milk, tree nuts', 'May contain sesame', 'Can be made without tree nuts'])
  })

  it('says nothing of a dish of which nothing is declared, and nothing of one that is free of all', () => {
    expect(allergenLines({ marks: [] }, english, false)).toEqual([])
    expect(
      allergenLines({ allergens: [], mayContain: [], removable: [], marks: [] }, english, false),
    ).toEqual([])
  })

  it('does not say again what a mark of the menu names', () => {
    expect(
      allergenLines({ allergens: ['milk', 'eggs'], mayContain: ['milk', 'eggs'], marks }, english, false),
    ).toEqual(['Contains eggs'])
  })

  it('is said in the words that are given', () => {
    expect(
      allergenLines(
        { allergens: ['milk'], mayContain: ['nuts'], additives: ['caffeine'], marks: [] },
        menuWords('de'),
        false,
      ),
    ).toEqual(['Enthält Milch', 'Kann Spuren enthalten: Schalenfrüchte', 'Zusatzstoffe: koffeinhaltig'])
  })

  it('stands between signs that its language has', () => {
    expect(allergenLines({ allergens: ['wheat', 'eggs'], marks: [] }, menuWords('ja'), false)).toEqual([
      '含まれるもの: 小麦、卵',
    ])
    expect(allergenLines({ allergens: ['milk', 'nuts'], marks: [] }, menuWords('uk'), false)).toEqual([
      'Містить: молоко, горіхи',
    ])
  })

  it('names additives', () => {
    expect(allergenLines({ additives: ['coloring', 'caffeine'], marks: [] }, english, false)).toEqual([
      'Additives: with coloring, contains caffeine',
    ])
  })
})

describe('beside dishes that are declared', () => {
  it('what is not says so, and what is free of all', () => {
    expect(allergenLines({ marks: [] }, english, true)).toEqual(['Allergens: please ask'])
    expect(allergenLines({ mayContain: ['milk'], marks: [] }, english, true)).toEqual([
      'Allergens: please ask',
      'May contain milk',
    ])
    expect(allergenLines({ allergens: [], additives: ['caffeine'], marks: [] }, english, true)).toEqual([
      'None of the 14 main allergens',
      'Additives: contains caffeine',
    ])
  })
})

it('names each option that declares something, in the words of the menu', () => {
  const options = [
    { name: 'Käse', price: '', allergens: ['milk'] },
    { name: 'Salat', price: '', allergens: [] },
    { name: 'Speck', price: '' },
  ]
  expect(optionAllergenLines({ name: 'Beilage', options }, menuWords('de'), false)).toEqual([
    'Käse: Enthält Milch',
  ])
})

it('tells three states of options apart, one sentence for all of whom it is true', () => {
  const options = [
    { name: 'Käse', price: '', allergens: ['milk'] },
    { name: 'Rahm', price: '', allergens: ['milk'] },
    { name: 'Salat', price: '', allergens: [] },
    { name: 'Speck', price: '' },
  ]
  expect(optionAllergenLines({ name: 'Beilage', options }, english, true)).toEqual([
    'Käse, Rahm: Contains milk',
    'Salat: None of the 14 main allergens',
    'Allergens: please ask (Speck)',
  ])
  expect(optionAllergenLines({ name: 'Beilage', options: options.slice(3) }, english, true)).toEqual([
    'Allergens: please ask (Beilage)',
  ])
})

it('does not say of a dish that it is free where a choice that a guest must make may bring something', () => {
  const free = { allergens: [], marks: [] }
  const none = ['None of the 14 main allergens']
  expect(allergenLines(free, english, true)).toEqual(none)
  for (const requiredChoice of [
    { brings: ['peanuts'], isDeclared: true, choices: [] },
    { brings: [], isDeclared: false, choices: [] },
  ]) {
    expect(allergenLines({ ...free, requiredChoice }, english, true)).toEqual([])
    expect(allergenLines({ ...free, allergens: ['milk'], requiredChoice }, english, true)).toEqual([
      'Contains milk',
    ])
  }
})
