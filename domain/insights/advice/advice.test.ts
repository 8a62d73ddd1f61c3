import { describe, expect, it } from 'vitest'
import { ownersMenus } from '#tests/builders/owners-menus.ts'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { dismissFindings, promoteItem, recallFindings } from '../../menu/editing/advice-notes.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import { type Menu, newMenu } from '../../menu/model/menu.ts'
import { itemsOf, mapItems } from '../../menu/model/walk.ts'
import { fixedPrice } from '../../menu/prices/lead-price.ts'
import { recommend } from '../checks/recommend.ts'
import { applyEdits } from '../review/proposed-edit.ts'
import { type Recommendation, recommendationSchema } from '../review/recommendation.ts'
import { adviceOn, dismissalId, dismissalOf, MOST_AT_ONCE } from './advice.ts'
import { rankOf, surenessOf } from './weighing.ts'

const catalogue = loadCatalogue()
const findingsOn = (menu: Menu) => recommend({ menu, cuisineId: 5, season: 'autumn', catalogue })
const adviceFor = (menu: Menu) => adviceOn(menu, findingsOn(menu))
const shownOn = (menu: Menu) => adviceFor(menu).shown.map(({ id }) => id)

const unpriced = (menu: Menu, ...names: string[]): Menu =>
  mapItems(menu, (item) => (names.includes(item.name) ? { ...item, prices: [] } : item))

const described = (menu: Menu, changes: Readonly<Record<string, string>>): Menu =>
  mapItems(menu, (item) => ({ ...item, description: changes[item.name] ?? item.description }))

it('gives each kind of finding a place and a sureness', () => {
  const codes = recommendationSchema.options.map(({ shape }) => shape.code.value)
  expect(
    codes.filter(
      (code) =>
        code !== 'question' &&
        (rankOf({ code } as Recommendation) < 0 || !surenessOf({ code } as Recommendation)),
    ),
  ).toEqual([])
})

it('tells findings of one kind as one, the most valuable first, and no more than seven', () => {
  const faults: Readonly<Record<string, string>> = {
    'Wedge Salad': 'With with bacon',
    'Shrimp Cocktail': 'With with sauce',
    'Steak tartare': 'Description here',
    'French onion soup': 'Late-summer onions',
    'Thick-cut bacon': 'Smoked salt, smoked sugar and smoked bacon',
  }
  const advice = adviceFor(unpriced(described(ownersMenus.steakhouse(), faults), 'Filet Mignon 8 oz'))
  expect(advice.shown.map(({ id }) => id)).toEqual([
    'placeholder_text',
    'price_missing',
    'doubled_word',
    'season_words',
    'word_repeated',
  ])
  expect(advice.shown.find(({ id }) => id === 'doubled_word')?.findingIds).toHaveLength(2)
  expect(advice.shown.length).toBeLessThanOrEqual(MOST_AT_ONCE)
})

it('lets the others wait where there are more than seven', () => {
  const menu = ownersMenus.diner()
  const [finding] = findingsOn(menu)
  if (!finding) throw new Error('The diner has a finding')
  const kinds = ['duplicate', 'price_slip', 'portion_price', 'price_order', 'doubled_word', 'word_repeated']
  const more = ['overused_word', 'description_long', 'near_duplicate'] as const
  const many = [...kinds, ...more].map((code) => ({ ...finding, code, id: code })) as (typeof finding)[]
  const { shown, waiting } = adviceOn(menu, many)
  expect([shown.length, waiting]).toEqual([MOST_AT_ONCE, 2])
  expect(shown[0]?.id).toBe('price_slip')
})

describe('what was dismissed', () => {
  const menu = unpriced(ownersMenus.steakhouse(), 'Baked potato')
  const finding = findingsOn(menu).find(({ code }) => code === 'price_missing')
  if (!finding) throw new Error('A price is missing')
  const settled = dismissFindings(menu, [dismissalOf(menu, finding)])

  it('stays dismissed, is listed, and comes back when it is recalled', () => {
    expect(shownOn(menu)).toContain('price_missing')
    expect(shownOn(settled)).not.toContain('price_missing')
    expect(adviceFor(settled).dismissed.map(({ id }) => id)).toEqual(['price_missing'])
    expect(shownOn(recallFindings(settled, [dismissalId(finding)]))).toContain('price_missing')
  })

  it('stays so where it is about fewer dishes, and is told anew where it is about another', () => {
    const priced = mapItems(settled, (item) =>
      item.name === 'Bread & butter' ? { ...item, prices: [fixedPrice(400)] } : item,
    )
    expect(shownOn(priced)).not.toContain('price_missing')
    expect(shownOn(unpriced(settled, 'Asparagus'))).toContain('price_missing')
  })

  it('stays so when the menu changes elsewhere', () => {
    const moved = { ...settled, sections: settled.sections.toReversed() }
    expect(shownOn(moved)).not.toContain('price_missing')
  })
})

describe('the ends of a list', () => {
  const dish = (id: number, name: string, cents: number): MenuItem => ({
    id,
    name,
    description: '',
    prices: [fixedPrice(cents)],
    categoryId: 2,
    cuisineId: 5,
    imageUrl: null,
    dietaryOptions: [],
  })
  const amounts = [2800, 4400, 3200, 3900, 3600]
  const list = (prices: readonly number[]) =>
    newMenu([
      {
        id: 1000,
        name: 'Mains',
        items: prices.map((cents, at) => dish(9001 + at, `Dish ${'ABCDE'.charAt(at)}`, cents)),
      },
    ])
  const ends = (menu: Menu) => findingsOn(menu).filter(({ code }) => code === 'list_end')

  it('are proposed for what the owner wants to sell, and for nothing else', () => {
    const menu = list(amounts)
    expect(ends(menu)).toEqual([])
    const told = promoteItem(promoteItem(menu, 9003, true), 9004, true)
    const found = ends(told)
    expect(found.map(({ params }) => params)).toEqual([
      { name: 'Dish C', sectionName: 'Mains', end: 'first' },
      { name: 'Dish D', sectionName: 'Mains', end: 'last' },
    ])
    const after = applyEdits(
      told,
      found.flatMap(({ edits }) => edits),
    )
    expect(itemsOf(after).map(({ name }) => name)).toEqual(['Dish C', 'Dish A', 'Dish B', 'Dish E', 'Dish D'])
    expect(ends(after)).toEqual([])
  })

  it('leave a list in the order of its prices as it is', () => {
    expect(ends(promoteItem(list(amounts.toSorted((a, b) => a - b)), 9003, true))).toEqual([])
  })
})

it('says what edits do to the page', () => {
  const menu = ownersMenus.diner()
  const [item] = itemsOf(menu)
  const section = menu.sections[0]
  if (!item || !section) throw new Error('The diner has dishes')
  const [finding] = findingsOn(menu)
  if (!finding) throw new Error('The diner has a finding')
  const place = { sectionId: section.id, itemId: item.id }
  const edits = [
    { kind: 'remove-item' as const, place },
    { kind: 'move-section' as const, sectionId: section.id, position: 1 },
  ]
  expect(adviceOn(menu, [{ ...finding, edits }]).shown[0]?.effect).toEqual({
    dishes: -1,
    characters: -item.description.length,
    moves: true,
  })
})
