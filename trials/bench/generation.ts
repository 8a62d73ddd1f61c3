import { execFileSync } from 'node:child_process'
import { setImmediate } from 'node:timers/promises'
import type { Dish } from '#domain/catalogue/dish.ts'
import { loadCatalogue } from '#domain/catalogue/dishes/catalogue.ts'
import { menuBriefSchema } from '#domain/generation/brief/brief.ts'
import { composeBrief } from '#domain/generation/brief/compose-brief.ts'
import { generationFiltersSchema } from '#domain/generation/filters.ts'
import { generateMenu } from '#domain/generation/generate.ts'
import { judgeOfFreshMenus } from '#domain/insights/fresh-menus/judge-fresh-menus.ts'
import { dishImageUrl } from '#illustration/address.ts'
import { inTurns } from '#server/concurrency/in-turns.ts'
import { type BenchRow, median, ms, percentile, timeRuns } from './measure.ts'

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
  const waits = await waitsBesideComposing(catalogue)
  return [
    ...rows,
    {
      name: 'A guest waits while four owners have menus composed for a target per head, p95, longest',
      value: `${ms(percentile(waits, 0.95))}, ${ms(Math.max(...waits))}`,
    },
    { name: 'Catalogue in memory', value: catalogueMemory() },
  ]
}

const OWNERS = 4
const MENUS_EACH = 10
/** In dollars: what each kind of restaurant comes near to. */
const PER_HEAD = 55

/** How much later than asked this process comes to whatever else there is, in ms, each time that it is asked. */
async function waitsBesideComposing(catalogue: readonly Dish[]): Promise<number[]> {
  const waits: number[] = []
  let isComposing = true
  const guest = async () => {
    while (isComposing) {
      const asked = performance.now()
      await setImmediate()
      waits.push(performance.now() - asked)
    }
  }
  const owner = async (own: number) => {
    for (let seed = 0; seed < MENUS_EACH; seed += 1) {
      const brief = menuBriefSchema.parse({ cuisineId: ((own + seed) % 8) + 1, perHead: PER_HEAD * 100 })
      const judge = judgeOfFreshMenus({ catalogue, cuisineId: brief.cuisineId, season: 'autumn' })
      await inTurns(composeBrief({ catalogue, brief, seed, season: 'autumn', judge }))
    }
  }
  const guests = guest()
  await Promise.all(Array.from({ length: OWNERS }, (_, own) => owner(own)))
  isComposing = false
  await guests
  return waits
}

/**
 * Returns what the catalog adds to a server's memory, measured in a separate process after a garbage
 * collection. The reference lists are loaded first: like a server, the process then has what runs
 * TypeScript.
 */
function catalogueMemory(): string {
  const reference = new URL('../../domain/reference/reference.ts', import.meta.url)
  const dishes = new URL('../../domain/catalogue/dishes/catalogue.ts', import.meta.url)
  const script = `
    await import('${reference.href}')
    gc()
    const before = process.memoryUsage.rss()
    const { loadCatalogue } = await import('${dishes.href}')
    const { length } = loadCatalogue()
    gc()
    console.log(length + ' dishes, ' + Math.round((process.memoryUsage.rss() - before) / 2 ** 20) + ' MB')`
  const args = ['--expose-gc', '--input-type=module', '--eval', script]
  return execFileSync(process.execPath, args, { encoding: 'utf8' }).trim()
}
