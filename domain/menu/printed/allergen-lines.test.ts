import { describe, expect, it } from 'vitest'
import { allergenLines, optionAllergenLines } from './allergen-lines.ts'
import { menuWords } from './words/menu-words.ts'

const marks = [{ id: 'allergen:milk', kind: 'allergen', symbol: 'g', meaning: 'Milch' }] as const

const english = menuWords('en')

describe('what is declared of a dish', () => {
  it('has three states', () => {
    expect(
      allergenLines(
        { allergens: ['milk', 'nuts'], mayContain: ['sesame'], removable: ['nuts'], marks: [] },
        english,
      ),
    ).toEqual(['Contains milk, tree nuts', 'May contain sesame', 'Can be made without tree nuts'])
  })

  it('says nothing of a dish of which nothing is declared, and nothing of one that is free of all', () => {
    expect(allergenLines({ marks: [] }, english)).toEqual([])
    expect(allergenLines({ allergens: [], mayContain: [], removable: [], marks: [] }, english)).toEqual([])
  })

  it('does not say again what a mark of the menu names', () => {
    expect(
      allergenLines({ allergens: ['milk', 'eggs'], mayContain: ['milk', 'eggs'], marks }, english),
    ).toEqual(['Contains eggs'])
  })

  it('is said in the words that are given', () => {
    expect(
      allergenLines(
        { allergens: ['milk'], mayContain: ['nuts'], additives: ['caffeine'], marks: [] },
        menuWords('de'),
      ),
    ).toEqual(['Enthält Milch', 'Kann Spuren enthalten: Schalenfrüchte', 'Zusatzstoffe: koffeinhaltig'])
  })

  it('stands between signs that its language has', () => {
    expect(allergenLines({ allergens: ['wheat', 'eggs'], marks: [] }, menuWords('ja'))).toEqual([
      '含まれるもの: 小麦、卵',
    ])
    expect(allergenLines({ allergens: ['milk', 'nuts'], marks: [] }, menuWords('uk'))).toEqual([
      'Містить: молоко, горіхи',
    ])
  })

  it('names additives', () => {
    expect(allergenLines({ additives: ['coloring', 'caffeine'], marks: [] }, english)).toEqual([
      'Additives: with coloring, contains caffeine',
    ])
  })
})

it('names each option that declares something, in the words of the menu', () => {
  const options = [
    { name: 'Käse', price: '', allergens: ['milk'] },
    { name: 'Salat', price: '', allergens: [] },
    { name: 'Speck', price: '' },
  ]
  expect(optionAllergenLines({ options }, menuWords('de'))).toEqual(['Käse: Enthält Milch'])
})
