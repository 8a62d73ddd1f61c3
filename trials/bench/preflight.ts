import { preflight } from '#domain/preflight/preflight.ts'
import { buildContent } from '#tests/builders/build-menu.ts'
import { type BenchRow, median, ms, timeRuns } from './measure.ts'

const ITEMS = 300
/** A check that shall follow the typing has so long. */
const TARGET_MS = 30

/** How long a long menu is checked against the law of its market and of the house. */
export async function benchPreflight(): Promise<BenchRow[]> {
  const content = buildContent({ items: ITEMS, sections: 12 })
  const times = await timeRuns(20, () =>
    // A copy each time, since results may be kept by a menu's identity; making it is counted.
    preflight({ ...structuredClone(content), market: { country: 'US', region: 'CA' } }),
  )
  return [
    {
      name: `Preflight of ${ITEMS} dishes, median`,
      value: ms(median(times)),
      against: `${times.filter((time) => time > TARGET_MS).length} of ${times.length} above ${TARGET_MS} ms`,
    },
  ]
}
