import { expect, it } from 'vitest'
import { buildItem } from '../../../tests/builders/build-menu.ts'
import { withoutClaimWords } from '../../catalogue/claimed-diets.ts'
import { diet, ownDiet } from '../../reference/reference.ts'
import { stateClaims } from '../claims/claims.ts'
import { saying } from '../claims/proposals.ts'
import type { MenuItem } from '../model/item.ts'
import { newMenu } from '../model/menu.ts'
import { againstItem } from './against.ts'
import { saidWithout, seenOfBroken, takenOut } from './taken-out.ts'
import { withoutUntrueClaims } from './withheld-declarations.ts'

const { nutFree } = ownDiet
const { vegan, vegetarian, glutenFree, dairyFree } = diet

it.each([
  ['Peanuts, dried chile; nut-free', nutFree, 'Peanuts, dried chile'],
  ['Walnuts, honey (nut-free)', nutFree, 'Walnuts, honey'],
  ['Completely nut-free. Walnut crumble.', nutFree, 'Walnut crumble.'],
  ['Nut-Free Pesto Twist', nutFree, 'Pesto Twist'],
  ['Burger (V, GF)', glutenFree, 'Burger (V)'],
  ['Mac and Cheese (V)', vegetarian, 'Mac and Cheese'],
  ['Butter, sage. Vegan and gluten-free.', vegan, 'Butter, sage. Gluten-free.'],
  ['Kuchen ohne Milch und Eier', dairyFree, 'Kuchen ohne Eier'],
  ['0.5 l milk, gluten-free, 12.5 oz', glutenFree, '0.5 l milk, 12.5 oz'],
  ['Butter, sage', vegan, 'Butter, sage'],
] as const)('takes a claim out of a text: %s', (text, claim, left) => {
  expect(withoutClaimWords(text, claim)).toBe(left)
})

const against = (changes: Partial<MenuItem>) => {
  const item = stateClaims(buildItem({ description: '', allergens: ['milk'], ...changes }), {
    confirmed: [...(changes.dietaryOptions ?? [])],
    allergens: ['milk'],
  })
  const menu = newMenu([{ id: 1, name: 'All', items: [item] }])
  const section = menu.sections[0] ?? expect.fail('no section')
  return { menu, section, item, found: againstItem(menu, section, item) }
}

it('takes what a dish breaks out of its words and marks, and what else was confirmed holds', () => {
  const { menu, section, item, found } = against({
    name: 'Korma',
    description: 'Cream, almonds; nut-free',
    dietaryOptions: [nutFree, glutenFree],
  })
  const taken = saying(item, saidWithout(item, found.broken))
  expect(taken).toMatchObject({
    description: 'Cream, almonds',
    dietaryOptions: [glutenFree],
    allergens: ['milk'],
  })
  expect(againstItem(menu, section, taken).untrue).toEqual([])
})

it.each([
  ['Cream, coconut, ground almonds. Contains no nuts.', nutFree, true],
  ['Tomato, basil, vegan. Finished with feta.', vegan, true],
  ['Chickpeas, spinach, ghee - vegan', vegan, true],
  ['Our vegan dal, finished with cream.', vegan, true],
  ['Vegan wrap of hummus and feta', vegan, true],
  ['Vegan mayo, bacon', vegan, false],
] as const)('reads a claim among what is in a dish: %s', (description, claim, isBroken) => {
  const { found } = against({ name: 'Plate', description })
  expect(found.broken).toEqual(isBroken ? [claim] : [])
})

it('leaves a name alone that would be that of another dish', () => {
  const { menu, item, found } = against({ name: 'Vegan Sausage Roll', description: 'Mushroom, egg wash.' })
  expect(takenOut(menu, item, found)?.name).toBe('Sausage Roll')
  const pork = buildItem({ id: 2, name: 'Sausage Roll', description: 'Pork, fennel.' })
  const both = newMenu([{ id: 1, name: 'All', items: [item, pork] }])
  expect(takenOut(both, item, found)).toBeUndefined()
})

it('says what guests read and see, and holds back the mark', () => {
  const seen = (changes: Partial<MenuItem>) => {
    const { item, found } = against(changes)
    return seenOfBroken(item, found)
  }
  expect(seen({ name: 'Pho', description: 'Beef; vegan' })).toBe(
    'Guests read the claim on your menu until its words are changed.',
  )
  expect(seen({ name: 'Pho', description: 'Beef', dietaryOptions: [vegan] })).toBe(
    'Guests don’t see the mark until that is settled.',
  )
  const { menu } = against({ name: 'Pho', description: 'Beef', dietaryOptions: [vegetarian] })
  expect(withoutUntrueClaims(menu).sections[0]?.items[0]?.dietaryOptions).toEqual([])
})
