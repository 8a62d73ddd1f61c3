import { loadCatalogue } from '#domain/catalogue/catalogue.ts'
import { generationFiltersSchema } from '#domain/generation/filters.ts'
import { generateMenu } from '#domain/generation/generate.ts'
import { type BenchRow, median, ms, timeRuns } from './measure.ts'

export async function benchGeneration(): Promise<BenchRow[]> {
  const catalogue = loadCatalogue()
  const filters = generationFiltersSchema.parse({
    cuisineId: 1,
    itemsPerCategoryCustom: { 1: 10, 2: 10, 3: 10, 4: 10 },
  })
  const times = await timeRuns(300, (seed) => generateMenu({ catalogue, filters, seed, season: 'autumn' }))
  return [{ name: 'Generating a menu of 40 items, median', value: ms(median(times)) }]
}
