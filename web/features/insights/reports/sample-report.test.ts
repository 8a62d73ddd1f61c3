import { expect, it } from 'vitest'
import { loadCatalogue } from '#domain/catalogue/dishes/catalogue.ts'
import { categories } from '#domain/reference/reference.ts'
import { sampleDishes, sampleReport } from './sample-report.ts'

const catalogue = loadCatalogue()

it.each(sampleDishes)('shows $name as the catalogue has it, with the diets that it keeps', (sample) => {
  const dish = catalogue.find(({ id }) => id === sample.id)
  expect(sample).toEqual({
    id: dish?.id,
    name: dish?.name,
    description: dish?.description,
    categoryId: dish?.categoryId,
    sectionName: categories.find(({ id }) => id === dish?.categoryId)?.name,
    price: (dish?.price ?? 0) * 100,
    season: sampleReport.season,
    region: dish?.region ?? null,
    isTrending: dish?.trending ?? false,
    dietaryOptions: dish?.dietaryOptions,
    edits: [],
  })
  expect(dish?.season).toBe(sampleReport.season)
})

it('has something of each list, and calls trending what trends', () => {
  for (const list of ['trending', 'seasonal', 'regional', 'trendingOnMenu'] as const)
    expect(sampleReport[list]).not.toHaveLength(0)
  for (const name of sampleReport.trendingOnMenu)
    expect(catalogue.find((dish) => dish.name === name)?.trending, name).toBe(true)
})
