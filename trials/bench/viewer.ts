import { createSavedMenu, shareSavedMenu } from '#contract/menus/saved-menus.ts'
import { buildContent, buildSavePayload } from '#tests/builders/build-menu.ts'
import { TestClient } from '#tests/support/test-client.ts'
import { type GuestsAtServer, middle, type Round, withGuestsAtServer } from './guests-at-server.ts'
import { type BenchRow, ms } from './measure.ts'

const ROUNDS = 7
const REQUESTS = { cached: 1500, cold: 250 } as const

/**
 * The viewer's page of a 40-item menu as guests get it, over HTTP and compressed, against a fixed string
 * of the same compressed bytes on the same server. Rounds of each take turns, since a shared machine is
 * faster at one time than at another.
 */
export const benchViewer = (): Promise<BenchRow[]> =>
  withGuestsAtServer(async (guests) => compare(guests, await shareMenu(new TestClient(guests.origin))))

async function compare({ origin, likePage, hurry }: GuestsAtServer, path: string): Promise<BenchRow[]> {
  const like = await likePage(path)
  const rounds = { string: [] as Round[], cached: [] as Round[], cold: [] as Round[] }
  for (let round = 0; round <= ROUNDS; round += 1) {
    const string = await hurry(like.url, { requests: REQUESTS.cached })
    const cached = await hurry(origin + path, { requests: REQUESTS.cached })
    const cold = await hurry(origin + path, { requests: REQUESTS.cold, isCold: true })
    // The first round warms up.
    if (round === 0) continue
    rounds.string.push(string)
    rounds.cached.push(cached)
    rounds.cold.push(cold)
  }
  const string = middle(rounds.string)
  const row = (name: string, { perSecond, cpuMs }: Round): BenchRow => ({
    name: `Viewer page of 40 items (${like.size}), ${name}`,
    value: `${Math.round(perSecond)} requests/s, ${ms(cpuMs)} CPU a request`,
    against: `a fixed string on the same server ${Math.round(string.perSecond)} requests/s, ${ms(string.cpuMs)}; ${(perSecond / string.perSecond).toFixed(2)} of its requests/s`,
  })
  return [row('kept', middle(rounds.cached)), row('rendered anew', middle(rounds.cold))]
}

async function shareMenu(owner: TestClient): Promise<string> {
  await owner.register('bench')
  const content = buildContent({ items: 40 })
  const { id } = await owner.call(createSavedMenu, { body: buildSavePayload({ content }) })
  await owner.call(shareSavedMenu, { params: { id } })
  return `/menu-viewer/${id}`
}
