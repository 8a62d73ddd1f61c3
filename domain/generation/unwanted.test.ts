import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import { cuisines } from '../catalogue/reference.ts'
import { generationFiltersSchema } from './filters.ts'
import { generateMenu } from './generate.ts'
import { unwantedIn } from './unwanted.ts'

const wordsOf = (notes: string) => unwantedIn(notes).map(({ words }) => words)

describe('notes', () => {
  it.each([
    ['No mushrooms', ['mushrooms']],
    ['no mushrooms, seafood please', ['mushrooms']],
    ['Without pork, ham or shellfish. We love basil.', ['pork', 'ham', 'shellfish']],
    ['nut-free please', ['nut']],
    ['NO PORK, NO BEEF', ['pork', 'beef']],
    ['no jalapeños', ['jalapenos']],
    ['avoid any dairy and eggs', ['dairy', 'eggs']],
    ['no pork, more fish', ['pork']],
    ['no shellfish or nuts, more cheese', ['shellfish', 'nuts']],
    ['no pork\nseafood', ['pork']],
    ['lots of mushrooms', []],
    ['no spicy food', []],
    ['there is no such thing as too much cheese', []],
    ['', []],
  ])('“%s” leave out %j', (notes, words) => {
    expect(wordsOf(notes)).toEqual(words)
  })

  it('do not take a namesake for what is unwanted', () => {
    const [milk] = unwantedIn('no milk')
    expect(milk?.isIn({ family: 'dairy', ingredients: ['whole milk'] })).toBe(true)
    expect(milk?.isIn({ family: 'vegetable', ingredients: ['coconut milk', 'rice'] })).toBe(false)
    const [cheese] = unwantedIn('no cheese')
    expect(cheese?.isIn({ family: 'bread', ingredients: ['tomato', 'mozzarella'] })).toBe(true)
    const [egg] = unwantedIn('no egg')
    expect(egg?.isIn({ family: 'vegetable', ingredients: ['eggplant'] })).toBe(false)
  })

  it('never stand in the way of another answer, however they read', () => {
    for (const notes of ['no (', 'no [a-z', 'without *, + or ?', `no ${'a, '.repeat(100)}b or c`]) {
      expect(wordsOf(notes)).toEqual([])
    }
  })
})

it.each(['pork', 'mushrooms', 'seafood', 'nuts', 'cheese'])(
  'a menu without %s has none in any dish',
  (word) => {
    const catalogue = loadCatalogue()
    const [unwanted] = unwantedIn(`no ${word}`)
    for (const { id } of cuisines) {
      const filters = generationFiltersSchema.parse({
        cuisineId: id,
        itemsPerCategoryCustom: { 1: 10, 2: 10, 3: 5, 4: 10 },
        notes: `Please no ${word}!`,
      })
      const items = generateMenu({ catalogue, filters, seed: 1 }).flatMap((group) => group.items)
      const dishes = catalogue.filter((dish) => items.some((item) => item.id === dish.id))
      expect(dishes.length).toBeGreaterThan(15)
      expect(dishes.filter((dish) => unwanted?.isIn(dish)).map(({ name }) => name)).toEqual([])
    }
  },
)

it('says which wish left a section short', () => {
  const filters = generationFiltersSchema.parse({
    cuisineId: 2,
    dietaryOptions: [2],
    itemsPerCategoryCustom: { 2: 10 },
    notes: 'no tofu, soy, mushrooms, rice or noodles',
  })
  const [group] = generateMenu({ catalogue: loadCatalogue(), filters, seed: 1 })
  expect(group?.shortfall?.reason).toBe(
    'There are no more main courses of this cuisine that are Vegan without tofu, soy, mushrooms, rice, or noodles.',
  )
})
