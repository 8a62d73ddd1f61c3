import { describe, expect, it } from 'vitest'
import { buildItem } from '#tests/builders/build-menu.ts'
import { sampleMenu, typedMenuNames } from '#tests/samples/sample-menus.ts'
import { difference, printedText, wordsOf } from '#tests/samples/words-of.ts'
import { newMenu } from '../model/menu.ts'
import { fixedPrice } from '../prices/lead-price.ts'
import { everythingShown } from '../printed/printed-item.ts'
import { printedMenu } from '../printed/printed-menu.ts'
import { plainMenuText } from './plain-text.ts'

const item = buildItem({
  name: 'Tartare',
  description: 'With capers.',
  prices: [fixedPrice(1450)],
  marks: ['raw'],
  dietaryOptions: [3],
  allergens: ['eggs', 'milk'],
  mayContain: ['mustard'],
  removable: ['milk'],
})

const textOf = (changes = {}, language = 'en') => {
  const menu = {
    ...newMenu([{ id: 1, name: 'Starters', intro: 'Until ten.', items: [{ ...item, ...changes }] }]),
    language,
    title: 'Dinner',
  }
  return plainMenuText(printedMenu({ name: 'Lucia' }, menu, everythingShown), language)
}

describe('a menu as a text file', () => {
  it('has headings, dishes with prices, diets in words and what is declared', () => {
    expect(textOf()).toBe(
      [
        'Lucia',
        '=====',
        '',
        'Dinner',
        '',
        'Starters',
        '========',
        'Until ten.',
        '',
        'Tartare* (Gluten-Free)  $14.50',
        'With capers.',
        'Contains eggs, milk',
        'May contain mustard',
        'Can be made without milk',
        '',
        '* Raw or undercooked',
        '',
        'All dishes are made in one kitchen: nobody can promise that a dish is free of traces. If you have an allergy, please speak to us before you order.',
        '',
      ].join('\n'),
    )
  })

  it('says what is declared in the language of the menu, and nothing where nothing was declared', () => {
    expect(textOf({}, 'de')).toContain('Enthält Ei, Milch\n')
    const undeclared = textOf({ allergens: undefined, mayContain: undefined, removable: undefined })
    expect(undeclared).not.toContain('ontain')
    expect(undeclared.match(/Allergens: please ask/g)).toHaveLength(1)
    expect(textOf({ allergens: [] })).not.toContain('please ask')
  })

  it.each(typedMenuNames)('leaves out no word that the pages of %s print', (name) => {
    const { restaurant, ...menu } = sampleMenu(name).content
    const printed = printedMenu(restaurant, menu, everythingShown)
    // Its letters and signs are words there.
    const unmarked = {
      ...printed,
      legend: [],
      sections: printed.sections.map((section) => ({
        ...section,
        items: section.items.map((each) => ({ ...each, marks: [] })),
      })),
    }
    const missing = difference(wordsOf(printedText(unmarked)), wordsOf(plainMenuText(printed, menu.language)))
    expect(missing).toEqual([])
  })
})
