import { expect, it } from 'vitest'
import { menuUnderLaw } from '#tests/builders/menu-under-law.ts'
import half from '#tests/samples/law/half.json' with { type: 'json' }
import { placedItems } from '../parts/placed-items.ts'
import { remindsOfRaw } from './raw-reminder.ts'

const reads = (name: string, description = '', section = 'Starters') =>
  placedItems(menuUnderLaw({ sections: [{ name: section, items: [{ name, description }] }] })).some(
    ({ dish }) => dish.raw,
  )

it.each([
  'Oysters on the half shell',
  'Steak tartare',
  'Tuna Carpaccio',
  'Ceviche mixto',
  'Huîtres fines de claire',
  'Rindertatar mit Wachtelei',
  'Tartare de bœuf',
  'Ostras do dia',
  'Crudo di ricciola',
  'Oesters uit Zeeland',
  'ユッケ',
  '生牡蠣',
  '生鱼片拼盘',
])('takes %s for raw', (name) => {
  expect(reads(name)).toBe(true)
})

it('takes what is cooked to order for undercooked, and eggs that are not firm', () => {
  expect(reads('Burger', 'Cooked to order, with fries')).toBe(true)
  expect(reads('Avocado toast', 'Two poached eggs')).toBe(true)
})

it.each(half.raw)('judges $name, $description: raw is $isRaw', ({ name, description, isRaw }) => {
  expect(reads(name, description)).toBe(isRaw)
})

it.each([
  ['Chirashi bowl', ''],
  ['Gravlax', 'dill, mustard'],
  ['Shrimp cocktail', 'leche de tigre'],
  ['Saumon mi-cuit', ''],
  ['Duck breast', 'served pink'],
  ['Whiskey sour with egg white', ''],
  ['Salmon-avocado roll', ''],
  ['Yellowtail & jalapeño roll', ''],
  ['Onglet', 'cuisson au choix'],
  ['Entenbrust', 'rosa gebraten'],
  ['Tagliata al sangue', ''],
  ['Ramen', 'onsen egg'],
])('takes %s (%s) for raw or undercooked', (name, description) => {
  expect(reads(name, description)).toBe(true)
})

it.each([
  ['Shrimp tempura roll', ''],
  ['Smoked salmon roll', ''],
  ['Tuna salad on a roll', ''],
  ['Lobster roll', ''],
  ['Mi-cuit au chocolat', ''],
  ['Egg white omelette', ''],
  ['Pink lemonade', ''],
  ['Salmon burger', 'brioche roll'],
])('does not take %s (%s) for raw', (name, description) => {
  expect(reads(name, description)).toBe(false)
})

it.each([
  'Oyster mushrooms',
  'Broccoli in oyster sauce',
  'Oysters Rockefeller',
  'Fried oysters',
  'Austernpilze',
  'Beet carpaccio',
  'Carpaccio de betterave',
  'Rote-Bete-Carpaccio',
  'Carpaccio di barbabietola',
  'Fish and chips, tartare sauce',
  'Prosciutto crudo',
  'Roast chicken',
])('does not take %s for raw', (name) => {
  expect(reads(name)).toBe(false)
})

it('leaves drinks and vegan dishes alone', () => {
  expect(reads('Oyster Bay Sauvignon Blanc', '', 'Wines')).toBe(false)
  const vegan = menuUnderLaw({ items: [{ name: 'Watermelon poke ceviche', dietaryOptions: [2] }] })
  expect(placedItems(vegan).some(({ dish }) => dish.raw)).toBe(false)
})

it.each([
  'Consuming raw or undercooked meats may increase your RISK of foodborne illness.',
  'El consumo de huevos crudos o poco cocidos puede aumentar el riesgo de enfermedades.',
  '加熱不十分な肉類は食中毒のリスクが高まります。',
])('reads a reminder: %s', (text) => {
  expect(remindsOfRaw(text)).toBe(true)
})

it('takes an allergy notice for no reminder', () => {
  expect(remindsOfRaw('Tell us of allergies. We cannot rule out the risk of traces.')).toBe(false)
})
