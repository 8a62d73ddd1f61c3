import { loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { saySoldOut } from '#contract/restaurant/sold-out.ts'
import { buildContent } from '#tests/builders/build-menu.ts'
import { openPage } from '#tests/support/restaurant-page.ts'
import { TestClient } from '#tests/support/test-client.ts'
import type { PacedReport } from './guests.ts'
import { type GuestsAtServer, middle, type Round, withGuestsAtServer } from './guests-at-server.ts'
import { type BenchRow, ms, percentile } from './measure.ts'

const DISHES = 60
const ROUNDS = 7
const KEPT_REQUESTS = 1500
const CHANGES = 20

/** Rounds of changes before those that count: compilers in the background are part of the CPU of a young process. */
const WARM_UP = 4

/** A full house whose guests all scan the code at once, while the kitchen runs out. */
const GUESTS_A_SECOND = 500
const TAPS = 20
const TAP_EVERY_MS = 500
const CALM_MS = 500

/** The same server, path and dishes for all rows. */
interface Bench extends GuestsAtServer {
  readonly url: string
  readonly string: string
  readonly name: string
  /** Says of a dish that it is sold out or back, as its owner does. */
  tap(position: number, isSoldOut: boolean): Promise<void>
}

/** A restaurant's page of 60 dishes as guests get it: kept, after a change, and while the kitchen runs out. */
export const benchRestaurantPage = (): Promise<BenchRow[]> =>
  withGuestsAtServer(async (guests) => {
    const owner = new TestClient(guests.origin)
    await owner.register('bench')
    const content = buildContent({ items: DISHES })
    const { slug, menuIds } = await openPage(owner, [content])
    const dishes = content.sections.flatMap(({ items }) => items.map(({ id }) => id))
    const tap = async (position: number, isSoldOut: boolean) => {
      const itemId = dishes[position % dishes.length] ?? 0
      const places = menuIds.map((menuId) => ({ menuId, itemId }))
      await owner.call(saySoldOut, { body: { words: [{ places, isSoldOut, until: { kind: 'changed' } }] } })
    }
    const { url: string, size } = await guests.likePage(`/r/${slug}`)
    const name = `Restaurant's page of ${DISHES} dishes (${size})`
    const bench = { ...guests, url: `${guests.origin}/r/${slug}`, string, name, tap }
    return [await kept(bench), await changed(bench), await fullHouse(bench)]
  })

async function kept({ hurry, url, string, name }: Bench): Promise<BenchRow> {
  const rounds = { string: [] as Round[], page: [] as Round[] }
  for (let round = 0; round <= ROUNDS; round += 1) {
    const ofString = await hurry(string, { requests: KEPT_REQUESTS })
    const ofPage = await hurry(url, { requests: KEPT_REQUESTS })
    // The first round warms up.
    if (round === 0) continue
    rounds.string.push(ofString)
    rounds.page.push(ofPage)
  }
  const [ofString, ofPage] = [middle(rounds.string), middle(rounds.page)]
  return {
    name: `${name}, kept`,
    value: `${Math.round(ofPage.perSecond)} requests/s, ${ms(ofPage.cpuMs)} CPU a request`,
    against: `a fixed string on the same server ${Math.round(ofString.perSecond)} requests/s, ${ms(ofString.cpuMs)}; ${(ofPage.perSecond / ofString.perSecond).toFixed(2)} of its requests/s; goal: 0.7; ${loadNow()}`,
  }
}

/** Guests ask once after each change, and once more for what is kept then. */
async function changed({ hurry, url, name, tap }: Bench): Promise<BenchRow> {
  const rounds = { anew: [] as Round[], kept: [] as Round[] }
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const anew: number[] = []
    const again: number[] = []
    for (let change = 0; change < CHANGES; change += 1) {
      await tap(change, round % 2 === 0)
      anew.push((await hurry(url, { connections: 1 })).cpuMs)
      again.push((await hurry(url, { connections: 1 })).cpuMs)
    }
    if (round < WARM_UP) continue
    rounds.anew.push({ perSecond: Number.NaN, cpuMs: mean(anew) })
    rounds.kept.push({ perSecond: Number.NaN, cpuMs: mean(again) })
  }
  const [anew, again] = [middle(rounds.anew), middle(rounds.kept)]
  return {
    name: `${name}, rendered anew after a dish sold out`,
    value: `${ms(anew.cpuMs)} CPU`,
    against: `${ms(again.cpuMs)} for one request of what is kept; goal: 5 ms; ${loadNow()}`,
  }
}

async function fullHouse({ pace, url, string, name, tap }: Bench): Promise<BenchRow> {
  for (let position = 0; position < DISHES; position += 1) await tap(position, false)
  const seconds = (2 * CALM_MS + TAPS * TAP_EVERY_MS) / 1000
  const ofString = await pace({ url: string, perSecond: GUESTS_A_SECOND, seconds })
  const asked = pace({ url, perSecond: GUESTS_A_SECOND, seconds })
  const saidAt: number[] = []
  const start = performance.now()
  for (let position = 0; position < TAPS; position += 1) {
    const due = start + CALM_MS + position * TAP_EVERY_MS
    await setTimeout(Math.max(0, due - performance.now()))
    await tap(position, true)
    saidAt.push(performance.timeOrigin + performance.now())
  }
  const answers = await asked
  const shown = Math.max(...answers.map(({ soldOut }) => soldOut))
  if (shown !== TAPS) throw new Error(`Guests saw ${shown} of ${TAPS} dishes sold out`)
  return {
    name: `${name}, ${GUESTS_A_SECOND} guests a second while ${TAPS} dishes are tapped sold out`,
    value: `${times(answers)}; the last answer without a tap came ${ms(staleMs(answers, saidAt))} after the tap was answered`,
    against: `a fixed string at the same pace ${times(ofString)}; goals: p95 30 ms, 2 s with the second that a browser may keep it; ${loadNow()}`,
  }
}

/** The longest time after a tap at which a guest was still answered with a page that did not show it. */
const staleMs = (answers: PacedReport, saidAt: readonly number[]): number =>
  Math.max(0, ...answers.map(({ answeredAt, soldOut }) => answeredAt - (saidAt[soldOut] ?? answeredAt)))

function times(answers: PacedReport): string {
  const all = answers.map(({ askedAt, answeredAt }) => answeredAt - askedAt)
  return `p50 ${ms(percentile(all, 0.5))}, p95 ${ms(percentile(all, 0.95))}, longest ${ms(Math.max(...all))}`
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

const loadNow = (): string => `load of the machine ${loadavg()[0]?.toFixed(1)}`
