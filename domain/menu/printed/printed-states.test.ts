import { describe, expect, it } from 'vitest'
import { buildItem } from '#tests/builders/build-menu.ts'
import { STATED, threeStates } from '#tests/builders/three-states.ts'
import type { AllergenMarkStyle } from '../../design/allergen-mark-styles.ts'
import type { MenuItem } from '../model/item.ts'
import { type Menu, newMenu } from '../model/menu.ts'
import { everythingShown } from './printed-item.ts'
import { printedMenu } from './printed-menu.ts'

const printed = (menu: Menu, allergenMarks: AllergenMarkStyle) =>
  printedMenu({ name: 'Lucia' }, menu, { ...everythingShown, allergenMarks })

const legendOf = ({ legend }: ReturnType<typeof printed>) =>
  legend.map(({ symbol, meaning }) => `${symbol} ${meaning}`)

const symbols = (marks: readonly { readonly symbol: string }[] = []) => marks.map(({ symbol }) => symbol)

const ofDishes = (items: Partial<MenuItem>[], said: Partial<Menu> = {}): Menu => ({
  ...newMenu([{ id: 1, name: 'A', items: items.map((item, at) => buildItem({ id: at + 1, ...item })) }]),
  ...said,
})

const marksOf = (menu: ReturnType<typeof printed>) =>
  menu.sections.flatMap(({ items }) => items.map(({ marks }) => symbols(marks).join(' ')))

const milk = { allergens: ['milk'] }

describe('a menu of which some dishes bear allergens', () => {
  it.each(['letters', 'numbers', 'words', 'icons'] as const)('tells three states apart in %s', (style) => {
    const menu = printed(threeStates(), style)
    const seen = Object.values(STATED).map((name) => {
      const ofState = menu.sections
        .flatMap(({ items }) => items)
        .filter((item) => item.name.startsWith(name))
        .map(({ marks }) => symbols(marks).join(' '))
      expect(new Set(ofState).size, name).toBe(1)
      return ofState[0]
    })
    expect(new Set(seen).size).toBe(3)
    expect(seen[2]).toBe('?')
    expect(legendOf(menu).slice(-2)).toEqual([
      '? Allergens: please ask',
      'No allergen mark None of the 14 main allergens',
    ])
  })

  it('marks the few that are free where most are not declared, and says of the others to ask', () => {
    const menu = printed(ofDishes([milk, { allergens: [] }, {}, {}, {}]), 'letters')
    expect(marksOf(menu)).toEqual(['G', '–', '', '', ''])
    expect(legendOf(menu)).toEqual([
      'G milk',
      '– None of the 14 main allergens',
      'No allergen mark Allergens: please ask',
    ])
  })

  it('keeps its face where all of it is declared', () => {
    const menu = printed(ofDishes([milk, milk, { allergens: [] }]), 'letters')
    expect(marksOf(menu)).toEqual(['G', 'G', ''])
    expect(legendOf(menu)).toEqual(['G milk', 'No allergen mark None of the 14 main allergens'])
    expect(legendOf(printed(ofDishes([milk, milk]), 'letters'))).toEqual(['G milk'])
  })

  it('claims no more of an unmarked dish than the marks of its own table name', () => {
    const marks: Menu['marks'] = [{ id: 'm', kind: 'allergen', key: 'milk', symbol: 'm', meaning: '' }]
    const menu = printed(ofDishes([milk, { allergens: ['fish'] }, { allergens: [] }], { marks }), 'as-set')
    expect(marksOf(menu)).toEqual(['m', '', ''])
    expect(legendOf(menu)).toEqual(['m milk', 'No allergen mark None of these'])
  })

  it('asks to ask for a dish of which a trace alone is declared', () => {
    const menu = printed(ofDishes([milk, milk, { mayContain: ['eggs'], additives: ['coloring'] }]), 'letters')
    expect(marksOf(menu)).toEqual(['G', 'G', '(C) ?'])
  })

  it('puts the sign behind allergens and before additives', () => {
    const said = { language: 'de', market: { country: 'DE' } } as const
    const menu = printed(ofDishes([milk, milk, { additives: ['coloring'] }], said), 'letters')
    expect(marksOf(menu).at(-1)).toBe('? 1')
  })
})

describe('a menu that shows no allergens', () => {
  it.each([
    ['none', threeStates()],
    ['as-set', threeStates()],
    ['letters', ofDishes([{}, {}])],
    ['letters', ofDishes([{ allergens: [] }, {}])],
  ] as const)('has no sign either: %s', (style, menu) => {
    const { sections, legend } = printed(menu, style)
    expect(sections.flatMap(({ items }) => items.flatMap(({ marks }) => marks))).toEqual([])
    expect(legend).toEqual([])
  })
})

describe('choices', () => {
  it('bear the marks of their allergens, which the legend explains', () => {
    const menu = printed(threeStates(), 'letters')
    const [sauce] = menu.sections[0]?.items[0]?.extras ?? []
    expect(sauce?.options.map(({ name, marks }) => [name, ...symbols(marks)])).toEqual([
      ['Satay dip', 'E'],
      ['Lemon'],
      ['Tartare', '?'],
    ])
    expect(legendOf(menu)).toContain('E peanuts')
  })

  it('have one sign beside their name where none of them is declared', () => {
    const [, spoon] = printed(threeStates(), 'letters').sections[0]?.items[0]?.extras ?? []
    expect([symbols(spoon?.marks), spoon?.options.flatMap(({ marks = [] }) => marks)]).toEqual([['?'], []])
  })

  it('make dishes without marks explained where they alone bear one', () => {
    const { modifierGroups } = threeStates()
    const menu = ofDishes([{ allergens: [], modifierGroups: ['sauce'] }, {}, { allergens: [] }], {
      modifierGroups: modifierGroups.slice(0, 1),
    })
    expect(marksOf(printed(menu, 'letters'))).toEqual(['?', '?', ''])
  })
})

it('says it in words where there is room for them, and bears no sign then', () => {
  const { sections, legend, tellsAllergens } = printedMenu({ name: 'Lucia' }, threeStates(), {
    ...everythingShown,
    allergenMarks: 'letters',
    spellsOut: true,
  })
  expect(tellsAllergens).toBe(true)
  expect(legend.map(({ symbol }) => symbol)).toEqual(['C', 'G'])
  expect(sections[0]?.items.slice(0, 4).map(({ marks }) => symbols(marks).join(' '))).toEqual([
    'C G',
    '',
    'C G',
    '',
  ])
})

it('names the cereal and the nut behind the number of a legend', () => {
  const mark = (key: string, symbol: string) => ({
    id: `m${symbol}`,
    kind: 'allergen' as const,
    key,
    symbol,
    meaning: key,
  })
  const menu = printed(
    ofDishes([{ allergens: ['wheat', 'oats', 'milk'], mayContain: ['walnuts'] }, { allergens: ['gluten'] }], {
      marks: [mark('gluten', '1'), mark('milk', '7'), mark('nuts', '8')],
    }),
    'as-set',
  )
  const [first, second] = menu.sections[0]?.items ?? []
  expect([symbols(first?.marks), symbols(second?.marks)]).toEqual([
    ['1 (wheat, oats)', '7', '(8 (walnuts))'],
    ['1'],
  ])
  expect(symbols(menu.legend)).toEqual(['1', '7', '8', '( )'])
})
