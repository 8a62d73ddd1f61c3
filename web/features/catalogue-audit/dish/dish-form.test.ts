import { describe, expect, it } from 'vitest'
import { buildDishDraft } from '#tests/builders/build-dish-draft.ts'
import { splitList, type TypedDish, typedDishOf, typedDishSchema } from './dish-form.ts'

const complaints = (changes: Partial<TypedDish>) =>
  typedDishSchema
    .safeParse({ ...typedDishOf(buildDishDraft()), ...changes })
    .error?.issues.map(({ path, message }) => [path.join('.'), message])

describe('a typed dish', () => {
  it('reads back as the draft that it was opened with', () => {
    const draft = buildDishDraft({ season: 'summer', trending: true })
    expect(typedDishSchema.parse(typedDishOf(draft))).toEqual(draft)
  })

  it('asks for everything that an empty form lacks', () => {
    const { error } = typedDishSchema.safeParse(typedDishOf({}))
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(
      expect.arrayContaining([
        'cuisineId',
        'categoryId',
        'name',
        'description',
        'ingredients',
        'price',
        'family',
      ]),
    )
  })

  it('says of the box what is wrong with one of its parts', () => {
    expect(complaints({ ingredients: 'quail, unobtainium' })).toEqual([
      ['ingredients', '“unobtainium” is not in the list of ingredients, so its allergens are not known.'],
    ])
    expect(complaints({ art: 'a, b, c, d' })).toEqual([['art', 'The picture takes at most three words.']])
  })

  it('judges price and words as the server does', () => {
    expect(complaints({ price: '' })).toEqual([['price', 'Please enter a price.']])
    expect(complaints({ price: '40' })?.map(([path]) => path)).toEqual(['price'])
    expect(complaints({ name: 'Vegan Quail' })?.map(([path]) => path)).toEqual(['name'])
  })
})

it('splits a list at commas and lines, and leaves out what is empty', () => {
  expect(splitList(' quail,lentil\n\n olive oil , ')).toEqual(['quail', 'lentil', 'olive oil'])
})
