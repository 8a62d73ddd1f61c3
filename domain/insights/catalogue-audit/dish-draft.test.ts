import { describe, expect, it } from 'vitest'
import { buildDishDraft } from '#tests/builders/build-dish-draft.ts'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { type DishDraft, dishDraftSchema, dishOfDraft, judgeDraft } from './dish-draft.ts'
import { sentenceOfFinding } from './finding-sentence.ts'

const sentences = (
  changes: Partial<DishDraft>,
  existing: readonly { cuisineId: 1 | 2; name: string }[] = [],
) =>
  judgeDraft(buildDishDraft(changes), existing).map((finding) => [
    finding.pointer,
    sentenceOfFinding(finding),
  ])

describe('the form of a draft', () => {
  it('takes what is complete and fills in what is usual', () => {
    const { cuisineId, categoryId, name, description, ingredients, price, family } = buildDishDraft()
    const parsed = dishDraftSchema.parse({
      cuisineId,
      categoryId,
      name,
      description,
      ingredients,
      price,
      family,
    })
    expect(parsed).toMatchObject({ temperature: 'hot', weight: 'medium', trending: false, art: [] })
  })

  it.each([
    ['name', { name: '  ' }, 'Name required'],
    ['name', { name: '!!!' }, 'A name has at least one letter.'],
    ['name', { name: 'two\nlines' }, 'Please use one line without control characters.'],
    ['description', { description: 'Too short.' }, 'A description has 60 to 160 characters.'],
    ['description', { description: 'x'.repeat(161) }, 'A description has 60 to 160 characters.'],
    ['ingredients', { ingredients: [] }, 'Please name at least one ingredient.'],
    ['price', { price: Number.NaN }, 'Please enter a price.'],
    ['imageUrl', { imageUrl: 'https://example.com/a.png' }, 'Pictures must be kept on this server.'],
    ['imageUrl', { imageUrl: '//example.com/a.png' }, 'Pictures must be kept on this server.'],
  ])('refuses a wrong %s (%j)', (field, changes, message) => {
    const { error } = dishDraftSchema.safeParse(buildDishDraft(changes))
    expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toContainEqual([
      field,
      message,
    ])
  })

  it.each([
    ['cuisineId', 99],
    ['categoryId', 0],
    ['family', 'unicorn'],
  ])('refuses a %s that does not exist', (field, value) => {
    const { error } = dishDraftSchema.safeParse({ ...buildDishDraft(), [field]: value })
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field])
  })
})

describe('the judgment of a draft', () => {
  it('lets a good one pass', () => {
    expect(sentences({})).toEqual([])
    expect(judgeDraft(buildDishDraft(), loadCatalogue())).toEqual([])
  })

  it('refuses a name that is taken in the cuisine, in whatever spelling, and no other cuisine’s', () => {
    const name = 'Lentil Embers, Smoked Quail'
    expect(sentences({}, [{ cuisineId: 1, name }])).toEqual([
      ['/name', `A guest would take this for “${name}”, which is in the catalog already.`],
    ])
    expect(sentences({}, [{ cuisineId: 2, name }])).toEqual([])
  })

  it('refuses an ingredient that the lexicon does not know, and one that is named twice', () => {
    expect(sentences({ ingredients: ['Quails', 'unobtainium', 'quail'] })).toEqual([
      ['/ingredients/1', '“unobtainium” is not in the list of ingredients, so its allergens are not known.'],
      ['/ingredients/2', '“quail” is named twice.'],
    ])
  })

  it('refuses a price outside the band of its category, and between its steps', () => {
    expect(sentences({ price: 33, categoryId: 2 })).toEqual([
      ['/price', 'The price must be between $14.00 and $32.00: the mid-market prices of this category.'],
    ])
    expect(sentences({ price: -1 })).toHaveLength(1)
    expect(sentences({ price: 14.25 })).toEqual([['/price', 'Catalog prices are in steps of $0.50.']])
  })

  it('refuses words that promise what the ingredients do not support', () => {
    expect(sentences({ name: 'Vegan Quail Embers' })).toEqual([
      ['/name', 'The words promise Vegan, which the ingredients do not support.'],
    ])
  })
})

describe('an ingredient that decides a claim', () => {
  it('must be named in the words', () => {
    expect(sentences({ ingredients: ['quail', 'tamari'] })).toEqual([
      [
        '/description',
        'A tag or the list of allergens rests on tamari, which the words do not name: a cook would take soy sauce.',
      ],
    ])
    expect(sentences({ ingredients: ['quail', 'tamari'], name: 'Tamari Quail' })).toEqual([])
  })
})

describe('the dish of a draft', () => {
  it('carries what follows from the ingredients, under their names in the lexicon', () => {
    const dish = dishOfDraft(buildDishDraft({ ingredients: ['Prawns', 'Butter', 'fresh garlic'] }), 200_001)
    expect(dish).toMatchObject({
      id: 200_001,
      ingredients: ['shrimp', 'butter', 'garlic'],
      dietaryOptions: [3, 6],
      allergens: ['crustaceans', 'milk'],
    })
  })

  it('takes the words for its picture from its name where none are given', () => {
    expect(dishOfDraft(buildDishDraft({ art: [] }), 1)?.art).toEqual(['smoked', 'quail', 'on'])
    expect(dishOfDraft(buildDishDraft({ art: [], name: 'The' }), 1)?.art).toEqual(['poultry'])
  })

  it('is none where an ingredient is unknown', () => {
    expect(dishOfDraft(buildDishDraft({ ingredients: ['unobtainium'] }), 1)).toBeUndefined()
  })
})
