import { describe, expect, it } from 'vitest'
import { buildDishDraft } from '#tests/builders/build-dish-draft.ts'
import type { Dish } from '../../catalogue/dish.ts'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { atOnce } from '../../computing/steps.ts'
import { categories, cuisines } from '../../reference/reference.ts'
import { auditCatalogue, type DishImages, findFindings, findGaps, TARGET_PER_PAIR } from './audit.ts'
import { dishOfDraft } from './dish-draft.ts'

let lastId = 0

function buildDish(changes: Partial<Dish> = {}): Dish {
  lastId += 1
  const dish = dishOfDraft(buildDishDraft({ name: `Dish ${lastId}` }), lastId)
  if (!dish) throw new Error('The builder names an unknown ingredient')
  return { ...dish, ...changes }
}

/** Exactly the target of every pair, Beverages left out. */
const fullCatalogue = (): Dish[] =>
  cuisines.flatMap((cuisine) =>
    categories
      .filter(({ id }) => id !== 5)
      .flatMap((category) =>
        Array.from({ length: TARGET_PER_PAIR }, () =>
          buildDish({ cuisineId: cuisine.id, categoryId: category.id }),
        ),
      ),
  )

/** Four courses of each cuisine. */
const PAIRS = cuisines.length * 4

const goodImages: DishImages = { addressOf: ({ id }) => `/pictures/${id}`, issueOf: () => undefined }

describe('gaps', () => {
  it('finds none where every pair but Beverages has its twenty', () => {
    expect(findGaps(fullCatalogue())).toEqual([])
  })

  it('says of each pair how much it has and how much is missing, the emptiest first', () => {
    const catalogue = fullCatalogue()
    const italianDesserts = catalogue.filter((dish) => dish.cuisineId === 1 && dish.categoryId === 3)
    const thaiSides = catalogue.filter((dish) => dish.cuisineId === 6 && dish.categoryId === 4)
    const gone = new Set([...italianDesserts.slice(0, 2), ...thaiSides])
    expect(findGaps(catalogue.filter((dish) => !gone.has(dish)))).toEqual([
      {
        cuisineId: 6,
        cuisineName: 'Thai',
        categoryId: 4,
        categoryName: 'Sides',
        currentCount: 0,
        targetCount: 20,
        gap: 20,
      },
      {
        cuisineId: 1,
        cuisineName: 'Italian',
        categoryId: 3,
        categoryName: 'Desserts',
        currentCount: 18,
        targetCount: 20,
        gap: 2,
      },
    ])
  })

  it('looks at all pairs of an empty catalogue', () => {
    expect(findGaps([])).toHaveLength(PAIRS)
  })
})

describe('the health score', () => {
  it('is the share of pairs without a gap, rounded', () => {
    const catalogue = fullCatalogue()
    const score = (missing: number) =>
      auditCatalogue(
        catalogue.filter((dish) => dish.cuisineId > missing || dish.categoryId !== 1),
        goodImages,
        [],
      ).healthScore
    const rounded = (missing: number) => Math.round((100 * (PAIRS - missing)) / PAIRS)
    expect([score(0), score(1), score(5)]).toEqual([100, rounded(1), rounded(5)])
    expect(auditCatalogue([], goodImages).healthScore).toBe(0)
  })

  it('counts the dishes that are needed over all gaps', () => {
    expect(auditCatalogue([], goodImages)).toMatchObject({
      pairCount: PAIRS,
      itemsNeeded: PAIRS * TARGET_PER_PAIR,
      dishCount: 0,
    })
  })
})

describe('image issues', () => {
  it('names what is missing, broken or not ours, and nothing else', () => {
    const [fine, bare, foreign, broken] = [buildDish(), buildDish(), buildDish(), buildDish()]
    const addresses = new Map([
      [fine.id, '/uploads/fine.png'],
      [foreign.id, 'https://example.com/stock.jpg'],
      [broken.id, '/uploads/gone.png'],
    ])
    const images: DishImages = {
      addressOf: ({ id }) => addresses.get(id) ?? null,
      issueOf: (address) =>
        address.startsWith('https:')
          ? 'external_image'
          : address.includes('gone')
            ? 'broken_image'
            : undefined,
    }
    expect(auditCatalogue([fine, bare, foreign, broken], images).imageIssues).toEqual([
      { itemId: bare.id, itemName: bare.name, currentImageUrl: null, issue: 'missing_image' },
      {
        itemId: foreign.id,
        itemName: foreign.name,
        currentImageUrl: 'https://example.com/stock.jpg',
        issue: 'external_image',
      },
      {
        itemId: broken.id,
        itemName: broken.name,
        currentImageUrl: '/uploads/gone.png',
        issue: 'broken_image',
      },
    ])
  })
})

describe('findings', () => {
  const codesOf = (...dishes: Dish[]) =>
    atOnce(findFindings(dishes)).map(({ itemId, code }) => [itemId, code])

  it('finds nothing in a dish that is as it should be', () => {
    expect(codesOf(buildDish())).toEqual([])
  })

  it('finds claims that the ingredients break and allergens that are not declared', () => {
    const dish = buildDish({ ingredients: ['tofu', 'butter'], dietaryOptions: [2], allergens: ['soybeans'] })
    expect(codesOf(dish)).toEqual([
      [dish.id, 'false_dietary_claim'],
      [dish.id, 'undeclared_allergen'],
    ])
  })

  it('finds promises in words, prices and descriptions that are off', () => {
    const vegan = buildDish({ name: 'Vegan Quail' })
    const dear = buildDish({ price: 40 })
    const terse = buildDish({ description: 'Quail.' })
    expect(codesOf(vegan, dear, terse)).toEqual([
      [vegan.id, 'broken_promise'],
      [dear.id, 'price_out_of_band'],
      [terse.id, 'description_length'],
    ])
  })

  it('finds a second dish of the same name in one cuisine, not in two', () => {
    const [first, second] = [buildDish({ name: 'Grilled Octopus' }), buildDish({ name: 'Octopus, Grilled' })]
    expect(codesOf(first, second)).toEqual([[second.id, 'near_duplicate']])
    expect(codesOf(first, { ...second, cuisineId: 2 })).toEqual([])
  })

  it('finds nothing in the catalogue that we ship, nor a gap', () => {
    expect(auditCatalogue(loadCatalogue(), goodImages)).toMatchObject({
      findings: [],
      gaps: [],
      healthScore: 100,
    })
  })
})
