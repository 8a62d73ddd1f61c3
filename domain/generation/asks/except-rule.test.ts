import { expect, it } from 'vitest'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { DESSERTS, DRINKS, MAINS, STARTERS } from '../../reference/reference.ts'
import { fitsWishes } from '../wishes/heeded.ts'
import { readWishes } from '../wishes/read-wishes.ts'
import { deniedBy } from './denied.ts'
import { readAsks } from './read-asks.ts'

const catalogue = loadCatalogue()
const read = (notes: string) => readAsks(notes, { cuisineId: 13, catalogue, priceRange: 3 })

/** The dishes of a course that a wish leaves, and that have one of these. */
const served = (notes: string, categoryId: number, words: RegExp): string[] => {
  const denied = deniedBy(read(notes).asks)
  return catalogue
    .filter((dish) => dish.categoryId === categoryId && !denied.some(({ is }) => is(dish)))
    .filter(({ ingredients }) => ingredients.some((one) => words.test(one)))
    .map(({ name }) => name)
}

it.each([
  'no nuts except almonds in the desserts',
  'without nuts, except almonds in the desserts',
  'no nuts, but almonds in the desserts are fine',
  'no nuts, almonds in desserts are ok',
  'sin frutos secos, excepto almendras en los postres',
  'senza frutta secca, tranne le mandorle nei dolci',
  'ohne Nüsse, außer Mandeln in den Desserts',
])('%j leaves out all nuts but there', (notes) => {
  expect(served(notes, MAINS, /almond|hazelnut|walnut|pine nut|peanut/)).toEqual([])
  expect(served(notes, DESSERTS, /hazelnut|walnut|pistachio|pecan/)).toEqual([])
  expect(served(notes, DESSERTS, /almond/).length).toBeGreaterThan(5)
})

it('takes an exception elsewhere for what nobody forbade', () => {
  const notes = 'no dairy in the mains but cheese in the salads is fine'
  expect(served(notes, MAINS, /^(?:feta|butter|mozzarella)$/)).toEqual([])
  expect(served(notes, STARTERS, /feta|mozzarella/).length).toBeGreaterThan(5)
  expect(served(notes, MAINS, /olive oil/).length).toBeGreaterThan(50)
})

it.each(['no walnuts, flibberties are ok', 'no mushrooms except the flibberty'])(
  '%j leaves out all of it, and says that the exception was not understood',
  (notes) => {
    const { rest, remarks } = read(notes)
    expect(readWishes(rest).exclusions).toHaveLength(1)
    expect(remarks.join(' ')).toMatch(/the exception “.+” wasn’t understood/)
  },
)

it('makes no exception from an allergy', () => {
  const { asks, rest } = read('nut allergy, but almonds are fine')
  expect(asks).toEqual([])
  expect(readWishes(rest).exclusions).toContainEqual({ kind: 'matter', name: 'nuts' })
})

it('never serves in drinks what is spared in desserts', () => {
  expect(served('no dairy except cream in the desserts', DRINKS, /^(?:heavy cream|milk)$/)).toEqual([])
})

/** Is a dish of a kitchen left by a wish? */
const isLeft = (notes: string, name: string): boolean => {
  const dish = catalogue.find((one) => one.name === name)
  if (!dish) throw new Error(`The catalog has no ${name}`)
  const { asks, rest } = readAsks(notes, { cuisineId: dish.cuisineId, catalogue, priceRange: 3 })
  return (
    !deniedBy(asks).some(({ is }) => is(dish)) &&
    fitsWishes(dish, { cuisineId: dish.cuisineId, dietaryOptions: [], notes: rest })
  )
}

it.each([
  ['No fried food except fries', 'Hand-Cut Fries', 'Friday Fish Fry'],
  ['Nothing fried but the fries', 'Hand-Cut Fries', 'Buffalo Wings'],
  ['no beef except burgers', 'Double Smash Burger', 'New York Strip Steak'],
  ['no alcohol except margaritas', 'Margarita Clásica', 'Mezcal Negroni'],
  ['no gluten except the pizza', 'Pizza Margherita', 'Lasagne alla Bolognese'],
  ['no meat except turkey', 'Roast Turkey Dinner', 'Lemon Herb Chicken'],
  ['no chicken but chicken wings', 'Buffalo Wings', 'Lemon Herb Chicken'],
  ['no chicken except chicken wings', 'Buffalo Wings', 'Chicken Pot Pie'],
  ['no onion except scallions', 'Cold Tofu with Ginger', 'Three-Bean Chili'],
  ['no red meat but lamb', 'Colorado Lamb Chops', 'Filet Mignon'],
  ['no wine in the cooking', 'Sancerre', 'Coq au Vin'],
])('%j leaves %s and takes %s away', (notes, left, gone) => {
  expect([isLeft(notes, left), isLeft(notes, gone)]).toEqual([true, false])
})

it.each([
  ['At most 30% meat', 'at most 30 % meat'],
  ['At least 50% of desserts without dairy', 'half desserts without dairy'],
  ['autumn menu', 'a menu for autumn'],
  ['Summer menu, tomatoes all over the place', 'more tomatoes'],
  ['don’t let any main go beyond $19', 'no main above $19'],
  ['Mains should start at $28', 'no mains under $28'],
  ['Fewer croquetas and more salads', 'few croquetas'],
  ['Please don’t repeat the chicken more than twice', 'at most 2 × chicken'],
  ['We’re known for our paella', 'paella'],
  ['Keep cream out of the soups', 'no soups with cream'],
  ['The mains shouldn’t cost more than 26 dollars, the octopus may', 'no mains above $26 except octopus'],
  ['Every section needs something vegan', 'vegan dish in each course'],
  ['Only one fried thing on the whole menu', 'at most 1 × fried dish'],
  ['Do not forget the croquetas', 'croquetas'],
  ['No desserts with nuts, but almonds are OK', 'no nuts in desserts except almonds'],
  ['Sin cerdo, y al menos dos platos veganos', 'at least 2 × vegan dish'],
])('%j is heard as %j', (notes, heard) => {
  expect(read(notes).understood).toContain(heard)
})

it('hears each of a list behind a colon as one of its kind', () => {
  const { understood } = readAsks('Three curries: one green, one red and one massaman.', {
    cuisineId: 6,
    catalogue,
  })
  expect(understood).toEqual(['green curry', 'red curry', 'massaman curry'])
})

it('keeps what is kept out of a kitchen off the whole menu', () => {
  expect(isLeft('we keep pork out of the kitchen', 'Cochinillo Asado')).toBe(false)
})

it.each([
  ['everything but the desserts gluten free', ['no gluten except desserts']],
  ['everything except dessert must be gluten free', ['no gluten except dessert']],
  ['everything vegetarian but the paella', ['everything vegetarian except paella', 'exactly 1 × paella']],
  ['dairy free all through, bar the flan', ['no dairy except the flan']],
  ['NO SEAFOOD!!! except salmon', ['no seafood except salmon']],
  ['vegan with one chicken dish', ['vegan except one chicken dish', 'exactly 1 × chicken dish']],
  [
    'vegan, but with one chicken dish and one lamb dish',
    ['vegan except one chicken dish and one lamb dish', 'exactly 1 × chicken dish', 'exactly 1 × lamb dish'],
  ],
] as const)('%j is an exception with its own count', (notes, understood) => {
  expect(read(notes).understood).toEqual(understood)
})

it.each([
  ['no pork, paella and gazpacho', ['paella', 'gazpacho'], ['no pork']],
  ['without nuts, with gazpacho', ['gazpacho'], ['no nuts (peanuts included)']],
  ['no gluten, bread', [], ['no gluten', 'no bread']],
  ['no beef, rice with fish or chicken', ['rice with fish or chicken'], ['no beef']],
  ['no pork, sausages or chorizo', [], ['no pork', 'no pork sausage', 'no chorizo']],
] as const)('%j wants dishes that are not of what it leaves out', (notes, wanted, left) => {
  const { asks, rest } = read(notes)
  expect(asks.filter(({ atLeast = 0 }) => atLeast > 0).map(({ what }) => what)).toEqual(wanted)
  expect(readWishes(rest).understood).toEqual(left)
})

it.each(['no raw fish or meat', 'no raw meat or fish'])('%j leaves cooked fish and meat', (notes) => {
  expect(served(notes, MAINS, /cod|lamb|beef|chicken/).length).toBeGreaterThan(5)
  expect(readWishes(read(notes).rest).exclusions).toEqual([])
})

it('sets aside of a sentence only the day that a menu has no place for', () => {
  const { rest, remarks } = read('closed on Mondays, all vegetarian')
  expect(readWishes(rest).diets).toHaveLength(1)
  expect(remarks.join()).toContain('every day')
})
