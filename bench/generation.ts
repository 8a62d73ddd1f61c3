import { execFileSync } from 'node:child_process'
import { loadCatalogue } from '#domain/catalogue/catalogue.ts'
import { generationFiltersSchema } from '#domain/generation/filters.ts'
import { generateMenu } from '#domain/generation/generate.ts'
import { type BenchRow, median, ms, timeRuns } from './measure.ts'

export async function benchGeneration(): Promise<BenchRow[]> {
  const catalogue = loadCatalogue()
  const rows: BenchRow[] = []
  for (const sections of [4, 5]) {
    const filters = generationFiltersSchema.parse({
      cuisineId: 1,
      selectedCategories: [1, 2, 3, 4, 5].slice(0, sections),
      itemsPerCategory: 10,
    })
    const times = await timeRuns(300, (seed) => generateMenu({ catalogue, filters, seed, season: 'autumn' }))
    rows.push({ name: `Generating a menu of ${sections * 10} items, median`, value: ms(median(times)) })
  }
  return [...rows, { name: 'Catalogue in memory', value: catalogueMemory() }]
}

/** What loading the catalogue adds to a process of its own. */
function catalogueMemory(): string {
  const module = new URL('../domain/catalogue/catalogue.ts', import.meta.url).href
  const script = `const before = process.memoryUsage.rss()
const { loadCatalogue } = await import(${JSON.stringify(module)})
const { length } = loadCatalogue()
console.log(length + ' dishes, ' + Math.round((process.memoryUsage.rss() - before) / 2 ** 20) + ' MB')`
  return execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  }).trim()
}
