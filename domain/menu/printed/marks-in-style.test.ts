import { describe, expect, it } from 'vitest'
import { buildItem } from '#tests/builders/build-menu.ts'
import type { AllergenMarkStyle } from '../../design/allergen-mark-styles.ts'
import { newMenu } from '../model/menu.ts'
import { everythingShown } from './printed-item.ts'
import { printedMenu } from './printed-menu.ts'

const item = buildItem({ allergens: ['milk', 'wheat'], mayContain: ['walnuts', 'milk'] })

function printedIn(allergenMarks: AllergenMarkStyle, language = 'de') {
  const menu = {
    ...newMenu([{ id: 1, name: 'A', items: [item] }]),
    language,
    marks: [{ kind: 'allergen' as const, id: 'm', key: 'milk', symbol: 'm', meaning: '' }],
  }
  const { sections, legend } = printedMenu({ name: 'Lucia' }, menu, { ...everythingShown, allergenMarks })
  const symbols = sections[0]?.items[0]?.marks.map(({ symbol }) => symbol)
  return { symbols, legend: legend.map(({ symbol, meaning }) => `${symbol} ${meaning}`) }
}

describe('allergens beside names', () => {
  it('are the marks of the menu where the design says nothing else', () => {
    expect(printedIn('as-set').symbols).toEqual(['m'])
  })

  it('are letters in the order of the law, explained in the language of the menu', () => {
    const { symbols, legend } = printedIn('letters')
    expect(symbols).toEqual(['A6', 'G', '(H6)'])
    expect(legend).toEqual(['A6 Weizen', 'G Milch', 'H6 Walnüsse', '( ) Kann Spuren enthalten'])
  })

  it('are numbers, or words that need no legend but for the brackets', () => {
    expect(printedIn('numbers').symbols).toEqual(['1a', '7', '(8c)'])
    const { symbols, legend } = printedIn('words', 'en')
    expect(symbols).toEqual(['wheat', 'milk', '(walnuts)'])
    expect(legend).toEqual(['( ) May contain'])
  })

  it('are icons that the legend names, a letter for the cereal, in brackets and said as what a dish may contain', () => {
    const menu = { ...newMenu([{ id: 1, name: 'A', items: [item] }]), language: 'en' }
    const shown = { ...everythingShown, allergenMarks: 'icons' as const }
    const { sections, legend } = printedMenu({ name: 'Lucia' }, menu, shown)
    expect(
      sections[0]?.items[0]?.marks.map(({ icon, spoken }) => [icon?.group, icon?.letter, spoken]),
    ).toEqual([
      ['gluten', 'a', undefined],
      ['milk', '', undefined],
      ['nuts', 'c', 'May contain walnuts'],
    ])
    expect(legend.map(({ icon, symbol, meaning }) => [icon?.group, symbol, meaning])).toEqual([
      ['gluten', 'wheat', 'wheat'],
      ['milk', 'milk', 'milk'],
      ['nuts', 'walnuts', 'walnuts'],
      [undefined, '( )', 'May contain'],
    ])
  })

  it('are none where the design wants none', () => {
    expect(printedIn('none')).toEqual({ symbols: [], legend: [] })
  })
})
