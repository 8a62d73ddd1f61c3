import { expect, it } from 'vitest'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { readAsks } from '../asks/read-asks.ts'
import { inEnglish } from './in-english.ts'
import { plainText } from './plain-text.ts'
import { readWishes } from './read-wishes.ts'

it.each([
  ['nada frito y sin cilantro, por favor', 'no fried and without cilantro, please'],
  ['dos sopas y al menos tres platos de pescado', 'two soups and at least three fish'],
  ['se acabaron las ostras, pero que haya pulpo', 'out of oyster, but must have octopus'],
  ['moins de fromage, plus de légumes', 'fewer cheese, more vegetables'],
  ['plus de saumon, le fournisseur nous a lâchés', 'no salmon, our supplier let us down'],
  ["il n'y a plus de canard", 'no duck'],
  ['Kein Schweinefleisch, dafür viel Fisch', 'no pork, but plenty of fish'],
  ['Hauptgerichte höchstens 25 Dollar', 'mains at most 25 dollars'],
  ['solo pesce, e almeno un risotto', 'only fish, and at least a risotto'],
  ['tre dolci senza glutine', 'three gluten free desserts'],
  ['sem camarão, e mais pratos de frango', 'without shrimp, and more chicken'],
  ['geen varkensvlees, wel veel vis', 'no pork, but plenty of fish'],
  ['soy alérgico al marisco', 'allergic to shellfish'],
])('%j is %j', (notes, english) => expect(inEnglish(notes)).toBe(english))

it.each([
  'plus de saumon',
  'Spaghetti alle vongole',
  'arroz con pollo, no nuts',
  'must have salame piccante',
  'so no tuna, due soups',
  'a solo guest, non dairy',
])('%j is left as it is: it may be English, a dish, or mean two things', (notes) =>
  expect(inEnglish(notes)).toBe(notes),
)

it.each([
  ['crab season is over', 'no crab'],
  ['the season for soft-shell crab has ended', 'no soft-shell crab'],
  ['our fish guy let us down, so no tuna', 'no tuna'],
  ['no lamb, our supplier let us down', 'no lamb'],
  ['our supplier let us down', 'our supplier let us down'],
  ['hold the mushrooms, guests hate them', 'hold the mushrooms'],
  ['the fryer is broken until Friday', 'the fryer is broken'],
  ['no more spice', 'no more spice'],
  ['only what is in season', 'only what is in season'],
])('%j says %j', (notes, plain) => expect(plainText(notes)).toBe(plain))

const ways = [
  'sin X',
  'nada de X',
  'sans X',
  'pas de X',
  'ohne X',
  'senza X',
  'niente X',
  'sem X',
  'geen X',
  'zonder X',
]
const foods: readonly (readonly [name: string, words: string])[] = [
  ['peanuts', 'cacahuetes, cacahuètes, Erdnüsse, arachidi, amendoim'],
  ['fish', 'pescado, poisson, Fisch, pesce, peixe'],
  ['eggs', 'huevos, œufs, Eier, uova, ovos, eieren'],
  ['dairy', 'lácteos, produits laitiers, Milchprodukte, latticini, laticínios, zuivel'],
  ['meat', 'carne, viande, Fleisch, vlees'],
]
it.each(foods)('%s are left out in six languages', (name, words) => {
  const catalogue = loadCatalogue()
  for (const food of words.split(', '))
    for (const way of ways) {
      const { asks, rest } = readAsks(way.replace('X', food), { cuisineId: 7, catalogue, priceRange: 3 })
      expect([way, food, asks, readWishes(rest).exclusions]).toEqual([
        way,
        food,
        [],
        [{ kind: 'matter', name }],
      ])
    }
})
