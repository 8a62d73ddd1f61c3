import { describe, expect, it } from 'vitest'
import { buildItem } from '#tests/builders/build-menu.ts'
import { type Menu, newMenu } from '../model/menu.ts'
import type { Section } from '../model/section.ts'
import { fixedPrice } from '../prices/lead-price.ts'
import { extrasLine } from './printed-extras.ts'
import { everythingShown } from './printed-item.ts'
import { printedMenu } from './printed-menu.ts'

const restaurant = { name: 'The Salt House', description: '' }
const section = (id: number, more: Partial<Section> = {}): Section => ({
  id,
  name: `Section ${id}`,
  items: [],
  ...more,
})
const printed = (sections: readonly Section[], said: Partial<Menu> = {}) =>
  printedMenu(restaurant, { ...newMenu(sections), ...said }, everythingShown)
const legendOf = (menu: ReturnType<typeof printed>) =>
  menu.legend.map(({ symbol, meaning }) => `${symbol} ${meaning}`)

describe('sections', () => {
  it('leaves out those that say nothing but their name, and keeps what others stand in', () => {
    const { sections } = printed([
      section(1),
      section(2),
      section(3, { parentId: 2 }),
      section(4, { parentId: 3, items: [buildItem()] }),
      section(5, { prices: [fixedPrice(3995)] }),
      section(6, { footer: 'add chicken +7' }),
    ])
    expect(sections.map(({ id, level }) => [id, level])).toEqual([
      [2, 0],
      [3, 1],
      [4, 2],
      [5, 0],
      [6, 0],
    ])
  })

  it('says choices that all items share once, below them', () => {
    const options = [
      { id: 'a', name: 'chicken', amount: 700 },
      { id: 'b', name: 'egg', amount: 0 },
    ]
    const group = { id: 'g', name: 'Add', min: 0, max: null, options }
    const items = [1, 2].map((id) => buildItem({ id, modifierGroups: ['g'] }))
    const one = printed([section(1, { items })], { modifierGroups: [group] }).sections[0]
    expect(one?.items.map(({ extras }) => extras)).toEqual([[], []])
    expect(one?.extras.map(extrasLine)).toEqual(['Add: chicken +$7.00 · egg'])
    const choice = { ...group, min: 1, max: 1 }
    const two = printed([section(1, { items: items.slice(1) })], { modifierGroups: [choice] }).sections[0]
    expect(two?.items[0]?.extras.map(extrasLine)).toEqual(['Add: chicken +$7.00 or egg'])
  })

  it('hides every price where the menu shows none', () => {
    const menu = {
      ...newMenu([
        section(1, { prices: [fixedPrice(900)], items: [buildItem({ prices: [fixedPrice(700)] })] }),
      ]),
    }
    const { sections } = printedMenu(restaurant, menu, { ...everythingShown, showPrices: false })
    expect(sections.map(({ prices, items }) => [prices, items.map((item) => item.prices)])).toEqual([
      [[], [[]]],
    ])
  })
})

describe('the legend', () => {
  it('explains every mark that is used once, in the words of the menu', () => {
    const items = [
      buildItem({ id: 1, marks: ['spicy-1', 'new'], dietaryOptions: [3] }),
      buildItem({ id: 2, marks: ['spicy-1'], dietsOnRequest: [2], ownMarks: ['m1'] }),
    ]
    const marks: Menu['marks'] = [
      { id: 'm1', kind: 'own', symbol: '†', meaning: 'from our garden' },
      { id: 'm2', kind: 'diet', key: '3', symbol: 'gf', meaning: 'gluten free' },
    ]
    expect(legendOf(printed([section(1, { items })], { marks }))).toEqual([
      '🌶 Spicy',
      '† from our garden',
      'gf gluten free',
      'VGO Vegan option',
    ])
  })

  it('speaks the language of the menu', () => {
    const items = [
      buildItem({
        id: 1,
        dietaryOptions: [1],
        dietsOnRequest: [2],
        allergens: ['sulphites'],
        additives: ['nitrate'],
      }),
    ]
    const marks: Menu['marks'] = [
      { id: 'm1', kind: 'allergen', key: 'sulphites', symbol: 'o', meaning: '' },
      { id: 'm2', kind: 'additive', key: 'nitrate', symbol: '5', meaning: '' },
    ]
    expect(legendOf(printed([section(1, { items })], { marks, language: 'de-AT' }))).toEqual([
      'V Vegetarisch',
      'VGO Vegan möglich',
      'o Schwefeldioxid und Sulfite',
      '5 mit Nitrat',
    ])
  })

  it('leaves to the owner what a notice explains', () => {
    const items = [buildItem({ marks: ['raw'] })]
    const notices: Menu['notices'] = [{ id: 'n', kind: 'advisory', text: '*Consuming raw seafood …' }]
    expect(legendOf(printed([section(1, { items })]))).toEqual(['* Raw or undercooked'])
    expect(legendOf(printed([section(1, { items })], { notices }))).toEqual([])
  })

  it('prints letters of allergens where the menu has them, in brackets for what an item may contain', () => {
    const items = [buildItem({ allergens: ['milk', 'fish'], mayContain: ['nuts'] })]
    const marks: Menu['marks'] = [
      { id: 'm1', kind: 'allergen', key: 'milk', symbol: 'g', meaning: 'Milch' },
      { id: 'm2', kind: 'allergen', key: 'nuts', symbol: 'h', meaning: 'Nüsse' },
    ]
    const menu = printed([section(1, { items })], { marks, language: 'de' })
    expect(menu.sections[0]?.items[0]?.marks.map(({ symbol }) => symbol)).toEqual(['g', '(h)'])
    expect(legendOf(menu)).toEqual(['g Milch', 'h Nüsse', '( ) Kann Spuren enthalten'])
  })

  it('numbers additives on a German menu that has no marks for them, in the words of its language', () => {
    const items = [buildItem({ additives: ['phosphate', 'coloring'] })]
    const german = printed([section(1, { items })], { language: 'de' })
    expect(german.sections[0]?.items[0]?.marks.map(({ symbol }) => symbol)).toEqual(['11', '1'])
    expect(legendOf(german)).toEqual(['1 mit Farbstoff', '11 mit Phosphat'])
    expect(legendOf(printed([section(1, { items })], { language: 'de', market: { country: 'US' } }))).toEqual(
      [],
    )
    expect(legendOf(printed([section(1, { items })], { language: 'fr' }))).toEqual([])
  })

  it('numbers them by the market of the restaurant where the menu has none of its own', () => {
    const menu = {
      ...newMenu([section(1, { items: [buildItem({ additives: ['phosphate'] })] })]),
      language: 'fr',
    }
    const legendIn = (market: Menu['market'], own?: Menu['market']) =>
      printedMenu({ name: 'Lucia', market }, { ...menu, ...(own && { market: own }) }, everythingShown).legend
    expect(legendIn({ country: 'CH' }).map(({ symbol }) => symbol)).toEqual(['11'])
    expect(legendIn({ country: 'CH' }, { country: 'FR' })).toEqual([])
  })

  it('gives no number beside numbers of the owner', () => {
    const items = [buildItem({ additives: ['phosphate', 'coloring'], allergens: ['milk'] })]
    const own = { id: 'm1', kind: 'additive', key: 'phosphate', symbol: '1', meaning: '' } as const
    const marks = (...all: Menu['marks']) => printed([section(1, { items })], { language: 'de', marks: all })
    expect(legendOf(marks(own))).toEqual(['1 mit Phosphat'])
    const taken = { id: 'm2', kind: 'allergen', key: 'milk', symbol: '1', meaning: '' } as const
    expect(legendOf(marks(taken))).toEqual(['1 Milch', '11 mit Phosphat'])
  })

  it('prints the letter of a group for a member that the menu gives no letter', () => {
    const marks: Menu['marks'] = [
      { id: 'm1', kind: 'allergen', key: 'gluten', symbol: 'a', meaning: 'Gluten' },
      { id: 'm2', kind: 'allergen', key: 'nuts', symbol: 'h', meaning: 'Nüsse' },
      { id: 'm3', kind: 'allergen', key: 'walnuts', symbol: 'h6', meaning: 'Walnüsse' },
    ]
    const symbolsOf = (item: Parameters<typeof buildItem>[0]) =>
      printed([section(1, { items: [buildItem(item)] })], { marks }).sections[0]?.items[0]?.marks.map(
        ({ symbol }) => symbol,
      )
    expect(symbolsOf({ allergens: ['wheat', 'rye', 'walnuts'] })).toEqual(['a', 'h6'])
    expect(symbolsOf({ allergens: ['almonds'], mayContain: ['pecans', 'barley'] })).toEqual(['h', '(a)'])
  })
})

it('prints a wine in one line, with its bin where a wine has no number', () => {
  const wine = { producer: 'Guigal', vintage: '2022', abv: 13.5, bin: '204' }
  const [first] = printed([section(1, { items: [buildItem({ wine })] })]).sections
  expect(first?.items[0]).toMatchObject({ number: '204', wine: 'Guigal, 2022, 13.5%' })
})
