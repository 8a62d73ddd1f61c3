import { expect, it } from 'vitest'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { cuisines } from '../../reference/reference.ts'
import { foldName } from '../../text/fold-name.ts'
import { kitchenOf } from './kitchen.ts'

/** Every fifth dish of a kitchen, which is a menu of some forty. */
const menuOf = (cuisineId: number, from: number): string[] =>
  loadCatalogue()
    .filter((dish) => dish.cuisineId === cuisineId)
    .filter((_, at) => at % 5 === from)
    .map(({ name, description }) => foldName(`${name} ${description}`))

it.each(cuisines)('reads the kitchen of $name from its dishes, and no other', ({ id }) => {
  const read = [0, 1, 2, 3, 4].map((from) => kitchenOf(menuOf(id, from)))
  expect(read.filter((kitchen) => kitchen !== null && kitchen !== id)).toEqual([])
  expect(read.filter((kitchen) => kitchen === id).length).toBeGreaterThanOrEqual(2)
})

it.each([
  ['nothing', []],
  ['one dish', ['Spaghetti Carbonara']],
  ['words that no kitchen owns', ['Garden Salad', 'Roast Chicken', 'Soup of the Day', 'Grilled Fish']],
  ['two kitchens alike', ['Spaghetti', 'Risotto', 'Tacos', 'Burritos']],
])('reads none from %s', (_, names) => {
  expect(kitchenOf(names.map(foldName))).toBeNull()
})

it.each([
  ['Italian', ['Bruschetta', 'Risotto alla Milanese', 'Tiramisù', 'House Salad'], 1],
  [
    'German with a pizza',
    ['Sauerbraten', 'Käsespätzle', 'Pizza', 'Rote Grütze', 'Linsensuppe', 'Rösti', 'Eis'],
    null,
  ],
  ['Japanese in its script', ['鮭の刺身', '天ぷら定食'], 2],
])('reads a menu that is %s', (_, names, kitchen) => {
  expect(kitchenOf(names.map(foldName))).toBe(kitchen)
})
