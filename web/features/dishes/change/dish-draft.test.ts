import { expect, it } from 'vitest'
import type { ListedDish } from '#contract/menus/dishes.ts'
import { editsOf, newDraft, placesOf, raised } from './dish-draft.ts'

const place = (menuId: string, amount: number) => ({
  menuId,
  sectionId: 2,
  itemId: 9001,
  section: 'Mains',
  name: 'Bavette',
  description: 'With shallots.',
  prices: [{ id: 'p1', kind: 'fixed' as const, amount }],
  heads: [],
  printedPrices: '',
  allergens: menuId === 'bar' ? null : ['milk'],
  mayContain: null,
  removable: null,
  imageUrl: null,
  hasRecipe: false,
  isLinked: true,
})

const dish: ListedDish = {
  dishId: 'd1',
  isProposed: false,
  agreesInSection: true,
  differs: ['prices'],
  places: [place('dinner', 2600), place('lunch', 2450), place('bar', 2600), place('unreadable', 1)],
}

const menus = ['dinner', 'lunch', 'bar'].map((id) => ({
  id,
  title: id,
  version: 1,
  isSeen: false,
  currency: 'USD',
  language: null,
  isReadable: true,
}))

const places = placesOf(dish, menus)
const draft = newDraft(places)
const amounts = (typed: typeof draft) =>
  editsOf(typed, places).edits.map(({ place: { menuId }, edit }) => [menuId, edit.prices?.[0]?.amount])

it('changes nothing until something is typed', () => {
  expect(draft.places.map(({ prices }) => prices)).toEqual(['26', '24.50', '26'])
  expect(editsOf(draft, places)).toEqual({ edits: [], problem: null })
})

it('raises every price that is ticked from what the menus say, however often it is typed', () => {
  const twice = raised(raised(draft, places, '1', 100), places, '2', 200)
  expect(amounts(twice)).toEqual([
    ['dinner', 2800],
    ['lunch', 2650],
    ['bar', 2800],
  ])
  const without = { ...draft, places: draft.places.map((one, at) => ({ ...one, isTicked: at !== 1 })) }
  expect(amounts(raised(without, places, '2', 200)).map(([menuId]) => menuId)).toEqual(['dinner', 'bar'])
})

it('gives all menus one name and one declaration, and leaves out what a menu says already', () => {
  const { edits } = editsOf({ ...draft, name: 'Bavette ', allergens: { allergens: ['milk'] } }, places)
  expect(edits.map(({ place: { menuId }, edit }) => [menuId, edit])).toEqual([
    ['bar', { allergens: ['milk'] }],
  ])
})

it('says which menu has a price that cannot be read', () => {
  const typed = draft.places.map((one, at) => (at === 1 ? { ...one, prices: 'twelve?' } : one))
  expect(editsOf({ ...draft, places: typed }, places)).toMatchObject({
    edits: [],
    problem: expect.stringMatching(/^lunch: /),
  })
})
