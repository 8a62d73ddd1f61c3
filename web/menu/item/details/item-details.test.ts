import { expect, it } from 'vitest'
import { z } from 'zod'
import { menuItemSchema } from '#domain/menu/model/item.ts'
import { buildItem } from '#tests/builders/build-menu.ts'
import { typedDetailsOf, typedDetailsShape, withDetails } from './item-details.ts'

const schema = z.object(typedDetailsShape)
const wine = buildItem({
  number: 'B4',
  secondName: '金龍',
  origin: 'Loire',
  serves: { from: 2, to: 4 },
  kcal: 120,
  wine: { producer: 'Mosse', grape: 'Chenin blanc', vintage: '2023', abv: 12.5, bin: '14' },
})

it('shows details and reads them back', () => {
  expect(withDetails(buildItem(), schema.parse(typedDetailsOf(wine)))).toEqual(wine)
  expect(menuItemSchema.safeParse(wine).success).toBe(true)
})

it('drops what was emptied', () => {
  expect(withDetails(wine, schema.parse(typedDetailsOf({})))).toEqual(buildItem())
})

it('takes one number of guests for both, and two in either order', () => {
  const serves = (servesFrom: string, servesTo: string) =>
    withDetails(buildItem(), schema.parse({ ...typedDetailsOf({}), servesFrom, servesTo })).serves
  expect(serves('2', '')).toEqual({ from: 2, to: 2 })
  expect(serves('4', '2')).toEqual({ from: 2, to: 4 })
  expect(serves('', '')).toBeUndefined()
})

it.each([
  ['kcal', '12,5', 'Please enter a whole number.'],
  ['kcal', 'few', 'Please enter a number.'],
  ['kcal', '-5', 'This is below zero.'],
  ['kcal', '40000', 'This is more than 20,000.'],
  ['kcal', '40,000', 'This is more than 20,000.'],
  ['abv', '120', 'This is more than 100.'],
  ['number', 'a number that is too long', 'This is longer than 12 characters.'],
])('refuses %s “%s”', (field, typed, sentence) => {
  const { error } = schema.safeParse({ ...typedDetailsOf({}), [field]: typed })
  expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([[field, sentence]])
})

it('takes a comma for a point', () => {
  expect(schema.parse({ ...typedDetailsOf({}), abv: '12,5' }).abv).toBe(12.5)
})

it.each(['1,200', '1.200', '1 200', '1200'])('takes %s kcal for twelve hundred', (kcal) => {
  expect(schema.parse({ ...typedDetailsOf({}), kcal }).kcal).toBe(1200)
})
