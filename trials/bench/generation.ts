import { execFileSync } from 'node:child_process'
import { loadCatalogue } from '#domain/catalogue/dishes/catalogue.ts'
import { generationFiltersSchema } from '#domain/generation/filters.ts'
import { generateMenu } from '#domain/generation/generate.ts'
import { dishImageUrl } from '#illustration/address.ts'
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
    const times = await timeRuns(300, (seed) =>
      generateMenu({ catalogue, filters, seed, season: 'autumn', pictureOf: dishImageUrl }),
    )
    rows.push({ name: `Generating a menu of ${sections * 10} items, median`, value: ms(median(times)) })
  }
  return [...rows, { name: 'Catalogue in memory', value: catalogueMemory() }]
}

/**
 * What the catalogue adds to a server's memory, measured in a process of its own after a collection.
 * The reference lists are loaded first: like a server, the process then has what runs TypeScript.
 */
function catalogueMemory(): string {
  const moduleAt = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)
  const script = `
    await import(${moduleAt('../../domain/catalogue/reference.ts')})
    gc()
    const before = process.memoryUsage.rss()
    const { loadCatalogue } = await import(${moduleAt('../../domain/catalogue/dishes/catalogue.ts')})
    const { length } = loadCatalogue()
    gc()
    console.log(length + ' dishes, ' + Math.round((process.memoryUsage.rss() - before) / 2 ** 20) + ' MB')`
  const args = ['--expose-gc', '--input-type=module', '--eval', script]
  return execFileSync(process.execPath, args, { encoding: 'utf8' }).trim()
}
