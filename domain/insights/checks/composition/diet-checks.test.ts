import { expect, it } from 'vitest'
import { loadCatalogue } from '../../../catalogue/dishes/catalogue.ts'
import { generationFiltersSchema } from '../../../generation/filters.ts'
import { generateMenu } from '../../../generation/generate.ts'
import { newMenu } from '../../../menu/model/menu.ts'
import { diet } from '../../../reference/reference.ts'
import { recommend } from '../recommend.ts'

const catalogue = loadCatalogue()

/** What the adviser finds on a menu of eight main courses of this diet. */
function found(dietaryOptions: number[]) {
  const filters = generationFiltersSchema.parse({
    cuisineId: 5,
    dietaryOptions,
    itemsPerCategoryCustom: { 2: 8 },
  })
  const sections = generateMenu({ catalogue, filters, seed: 1, season: 'summer' })
  return recommend({ menu: newMenu(sections), cuisineId: 5, season: 'summer', catalogue }).map(
    ({ code }) => code,
  )
}

it.each([
  ['Seafood', diet.seafood],
  ['Keto-Friendly', diet.keto],
])('misses no other diet on a menu of %s alone', (_, option) => {
  expect(found([option])).not.toContain('missing_diet')
})

it('misses the diets that a menu of meat lacks', () => {
  const meat = catalogue.filter(
    ({ cuisineId, categoryId, family }) => cuisineId === 5 && categoryId === 2 && family === 'beef',
  )
  const items = meat.flatMap(({ id }) =>
    generateMenu({
      catalogue: meat.filter((dish) => dish.id === id),
      filters: generationFiltersSchema.parse({ cuisineId: 5, itemsPerCategoryCustom: { 2: 1 } }),
      seed: 1,
    }).flatMap((section) => section.items),
  )
  const menu = newMenu([{ id: 2, name: 'Main Courses', items }])
  const codes = recommend({ menu, cuisineId: 5, season: 'summer', catalogue }).map(({ code }) => code)
  expect(codes).toContain('missing_diet')
})
