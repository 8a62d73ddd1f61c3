import { expect, it } from 'vitest'
import { buildItem } from '#tests/builders/build-menu.ts'
import { allDiets, diet } from '../../reference/reference.ts'
import type { MenuItem } from '../model/item.ts'
import { staffEntries } from './staff-entries.ts'

const sauces = {
  id: 'g1',
  name: 'Sauce',
  min: 1,
  max: 1,
  options: [
    { id: 'o1', name: 'Béarnaise', amount: 0, allergens: ['eggs', 'milk'], confirmedName: 'Béarnaise' },
    { id: 'o2', name: 'Chimichurri', amount: 0, allergens: [], confirmedName: 'Chimichurri' },
    { id: 'o3', name: 'Peppercorn', amount: 0, allergens: ['milk'] },
    { id: 'o4', name: 'Gravy', amount: 0 },
  ],
}

const entriesOf = (...items: Partial<MenuItem>[]) =>
  staffEntries(
    {
      modifierGroups: [sauces],
      sections: [
        { id: 1, name: 'Mains', items: items.map((item, at) => buildItem({ id: at + 1, ...item })) },
      ],
    },
    { dishOf: (id) => (id === 801 ? { name: 'Dish', ingredients: ['butter'] } : undefined) },
  )

it('tells what is waiting to be confirmed, which guests do not see', () => {
  const [entry] = entriesOf({ claimsToConfirm: { dietaryOptions: [], allergens: ['milk'] } })
  expect(entry?.declared).toMatchObject({ contains: ['milk'], isWaiting: true })
})

it('takes the recipe of the catalogue for a dish that is still the same, and no other', () => {
  const stamp = { words: 'x', dietaryOptions: [] }
  const [same, changed] = entriesOf({ recipeId: 801, recipeClaims: stamp }, { recipeId: 801 })
  expect(same).toMatchObject({ recipe: ['butter'], isOwnRecipe: false, because: ['milk: butter'] })
  expect(changed?.recipe).toEqual([])
})

it('takes nothing for unexplained where there is no recipe', () => {
  const [entry] = entriesOf({ allergens: ['milk'] })
  expect(entry).toMatchObject({ unexplained: [], undeclared: [] })
})

it('tells an item that stands in two sections once', () => {
  const items = [buildItem({ id: 5 })]
  const sections = [1, 2].map((id) => ({ id, name: `Section ${id}`, items }))
  expect(staffEntries({ sections, modifierGroups: [] }, { dishOf: () => undefined })).toHaveLength(1)
})

it('tells what each choice declares, and which nobody has confirmed', () => {
  const [entry] = entriesOf({ modifierGroups: ['g1'] })
  expect(entry?.choices).toEqual([
    'Sauce, Béarnaise: eggs, milk',
    'Sauce, Chimichurri: none of the allergens',
    'Sauce, Peppercorn: to be confirmed',
    'Sauce, Gravy: not declared',
  ])
  expect(entriesOf({})[0]?.choices).toEqual([])
})

it('prints no diet that guests may not be told, and says why', () => {
  const [, chimichurri, peppercorn] = sauces.options
  const [bearnaise] = sauces.options
  const entryWith = (
    options: readonly ((typeof sauces.options)[number] | undefined)[],
    dietaryOptions: number[],
    description = '',
  ) => {
    const modifierGroups = [{ ...sauces, options: options.flatMap((option) => option ?? []) }]
    const items = [buildItem({ id: 1, name: 'Bowl', description, dietaryOptions, allergens: [] })]
    const around = { id: 1, name: 'Mains', items: [], modifierGroups: ['g1'] }
    const sections = [around, { id: 2, parentId: 1, name: 'Bowls', items }]
    return staffEntries({ modifierGroups, sections }, { dishOf: () => undefined })[0]
  }
  const vegan = allDiets.find(({ id }) => id === diet.vegan)?.name ?? ''
  expect(entryWith([bearnaise], [diet.vegan])).toMatchObject({
    diets: [],
    withheldDiets: [`Bowl cannot be ${vegan}: it contains eggs.`],
    choices: ['Sauce, Béarnaise: eggs, milk'],
  })
  expect(entryWith([{ id: 'o5', name: 'House sauce', amount: 0 }], [diet.vegan])).toMatchObject({
    diets: [],
    withheldDiets: [expect.stringContaining('“Sauce”')],
  })
  expect(entryWith([chimichurri, peppercorn], [diet.vegan])).toMatchObject({
    diets: [vegan],
    withheldDiets: [],
  })
  expect(entryWith([], [diet.vegan], 'With butter')).toMatchObject({
    diets: [],
    withheldDiets: ['Bowl is called Vegan, and its words mention butter.'],
  })
})
