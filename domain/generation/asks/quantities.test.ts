import { expect, it } from 'vitest'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { readWishes } from '../wishes/read-wishes.ts'
import { readAsks } from './read-asks.ts'

const catalogue = loadCatalogue()
const read = (notes: string, cuisineId = 5) => readAsks(notes, { cuisineId, catalogue, priceRange: 3 })

it.each([
  ['At least three starters without meat', { what: 'starters without meat', atLeast: 3 }],
  ['a third of the mains should be vegan', { what: 'vegan mains', part: 0.34, isExact: true }],
  ['Two of the mains have to work for vegans', { what: 'vegan mains', atLeast: 2 }],
  ['four dishes with no pork in them', { what: 'dishes without pork', atLeast: 4 }],
  ['only one dessert with chocolate', { what: 'dessert with chocolate', atLeast: 1, atMost: 1 }],
  ['nur ein Dessert mit Schokolade', { what: 'desserts with chocolate', atLeast: 1, atMost: 1 }],
  ['La moitié des plats sans viande', { what: 'mains without meat', part: 0.5, isExact: true }],
  ['Minstens twee voorgerechten zonder vlees', { what: 'starters without meat', atLeast: 2 }],
  ['We have two cases of sweet potatoes to use up', { what: 'sweet potatoes', atLeast: 2 }],
  ['On a trop de tomates', { what: 'tomato', atLeast: 2 }],
])('%j counts', (notes, ask) => {
  expect(read(notes).asks.map(({ is: _, ...one }) => one)).toEqual([ask])
})

it.each([
  ['three pizzas, one of them without cheese', ['at least 3 × pizzas', 'pizzas without cheese']],
  [
    'Almeno tre primi senza carne, uno con i funghi',
    ['at least 3 × primi without meat', 'primi with mushroom'],
  ],
  ['exactly one salad and exactly one soup', ['exactly 1 × salad', 'exactly 1 × soup']],
  ['gluten-free desserts: at least two', ['at least 2 × gluten free desserts']],
  ['avocados cost a fortune, go easy on them', ['few avocados']],
])('%j counts each part of what it names', (notes, understood) => {
  expect(read(notes, 1)).toMatchObject({ understood, rest: undefined })
})

it.each([
  ['We need a mole and it mustn’t be sweet', ['mole'], 3],
  [
    'A vegetarian main that isn’t mushroom and isn’t eggplant',
    ['vegetarian main without mushroom or eggplant'],
    1,
  ],
  ['Two desserts with chocolate, the rest with fruit', ['desserts with chocolate', 'desserts with fruit'], 1],
  ['Duck twice at most', ['duck'], 8],
  ['A fifth of the menu vegan would be nice', ['dishes vegan'], 5],
  ['Zwei von sechs Hauptgerichten sollen vegan sein', ['vegan mains'], 8],
  ['Stock is low on duck, so just one dish of it', ['dish of duck'], 9],
  ['Half a pig is in the freezer, cook it', ['pork'], 3],
] as const)('%j bounds these dishes alone', (notes, what, cuisineId) => {
  const { asks, rest } = read(notes, cuisineId)
  expect(asks.map((ask) => ask.what)).toEqual(what)
  expect(readWishes(rest).exclusions).toEqual([])
})

it.each([
  'Only one cook tonight, so nothing that takes long to plate',
  'One waiter is off sick, so quick service only',
  'half of our guests are over seventy',
  'More cooked food than raw',
  'Really fast service, the mayor is coming',
])('%j names no dish, and says nothing of one', (notes) => {
  expect(read(notes)).toMatchObject({ asks: [], understood: [], remarks: [] })
})

it.each([
  ['nothing over $30 except the filet', 'dish above $30 except filet'],
  ['Mains no more than $28, the lobster may cost more', 'mains above $28 except lobster'],
  ['Nichts über 30 Dollar außer dem Hummer', 'dish above $30 except hummer'],
  ['Nada por encima de 18 dólares menos el pulpo', 'dish above $18 except octopus'],
])('%j spares what may cost more', (notes, what) => {
  const { asks } = readAsks(notes, { cuisineId: 5, catalogue, priceRange: 5 })
  expect(asks).toMatchObject([{ what, atMost: 0, isOfPrice: true }])
  const american = catalogue.filter(({ cuisineId }) => cuisineId === 5)
  expect(american.some((dish) => /lobster/i.test(dish.name) && asks[0]?.is(dish))).toBe(
    /filet|octopus/.test(what),
  )
})

it('says that an amount in another currency is one in dollars', () => {
  const { remarks } = readAsks('nothing over €20', { cuisineId: 5, catalogue, priceRange: 3 })
  expect(remarks).toEqual(['“€20” was taken for US dollars: our catalog’s prices are in dollars.'])
})

/** Limits, places and exceptions in the words of owners, by what they come to. */
it.each([
  ['two crab cakes is plenty', ['at most 2 × crab cakes']],
  ['keep bacon to two dishes', ['at most 2 × bacon']],
  ['don’t put bacon in more than two dishes', ['at most 2 × bacon']],
  ['bacon at most once', ['at most 1 × bacon']],
  ['too much bacon last time', ['few bacon']],
  ['hardly any bacon', ['few bacon']],
  ['not all burgers', []],
  ['only one dish above $30', ['at most 1 × dish above $30']],
  ['cheapest main under $16 and priciest no more than $40', ['main up to $16', 'nothing above $40']],
  ['mains 20-32, starters no higher than 14', ['no mains outside $20 to $32', 'no starters above $14']],
  ['all starters vegan, mains can be whatever', ['vegan in starters']],
  ['Everything may have butter apart from the starters', ['no butter in starters']],
  ['bacon only in the sides', ['no bacon except in sides']],
  ['vegetarian apart from one steak', ['vegetarian except one steak', 'exactly 1 × steak']],
  ['crab cakes, not fried', ['crab cakes']],
  ['burgers three ways, none with bacon', ['at least 3 × burgers', 'no burgers with bacon']],
  ['no raw oysters', ['no raw oysters']],
  ['ribs are non-negotiable', ['ribs']],
  ['if it isn’t nailed down, fry it', []],
])('%j comes to %j', (notes, understood) => {
  const { understood: heard, rest } = read(notes)
  expect([...heard, ...readWishes(rest).understood]).toEqual(understood)
})
