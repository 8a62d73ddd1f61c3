import type { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { live } from '#contract/accounts/operation.ts'
import {
  createKitchenLink,
  openKitchen,
  readKitchenList,
  reportFromKitchen,
} from '#contract/restaurant/kitchen-links.ts'
import { type KitchenList, listSoldOut } from '#contract/restaurant/sold-out.ts'
import { percentile } from './measure.ts'
import { jsonOf, Visitor } from './visitor.ts'

const ROUNDS = 20
const MOST_BYTES = 300 * 1024
const MOST_MS = 200
const MOST_LIVE_MS = 100
const MOST_TIMES = 1.5

/** The 95th percentiles of milliseconds, and the longest answer. */
interface PhoneFigures {
  readonly kitchenMs: number
  readonly ownerMs: number
  readonly tapMs: number
  readonly liveMs: number
  readonly bytes: number
}

/**
 * Whether phones of a large house get what was promised; where other programs have the machine, what a small house gets
 * in the same run counts.
 */
export function isPhoneQuick(small: PhoneFigures, large: PhoneFigures): boolean {
  const keeps = (of: (figures: PhoneFigures) => number, mostMs: number) =>
    of(large) <= Math.max(mostMs, MOST_TIMES * of(small))
  return (
    large.bytes <= MOST_BYTES &&
    keeps(({ kitchenMs }) => kitchenMs, MOST_MS) &&
    keeps(({ ownerMs }) => ownerMs, MOST_MS) &&
    keeps(({ liveMs }) => liveMs, MOST_LIVE_MS)
  )
}

export const phoneLine = ({ kitchenMs, ownerMs, tapMs, liveMs, bytes }: PhoneFigures): string =>
  `the kitchen's list ${kitchenMs.toFixed(1)} ms, the owner's ${ownerMs.toFixed(1)} ms, a tap ${tapMs.toFixed(1)} ms, ${(bytes / 1024).toFixed(1)} KB, liveness meanwhile ${liveMs.toFixed(1)} ms`

/**
 * The phone of a kitchen, and that of the owner: a tap and the list after it, as their pages ask for them,
 * while somebody else asks whether the server lives.
 */
export async function measurePhone(
  agent: Agent,
  owner: Visitor,
  restaurantId: string,
): Promise<PhoneFigures> {
  const url = owner.baseUrl
  const link = await owner.call(createKitchenLink, { params: { id: restaurantId }, body: {} })
  const token = jsonOf<{ url: string }>(link).url.split(/[/#=]/).at(-1)
  const cook = new Visitor(url, agent, '10.4.0.1')
  await cook.call(openKitchen, { body: { token } })
  const watcher = watchLiveness(new Visitor(url, agent, '10.4.0.2'))
  const times = { tap: [] as number[], kitchen: [] as number[], owner: [] as number[] }
  let bytes = 0
  for (let round = 0; round <= ROUNDS; round += 1) {
    const list = await cook.call(readKitchenList)
    const dishes = jsonOf<KitchenList>(list).sections.flatMap((section) => section.dishes)
    const places = (dishes[round % dishes.length]?.places ?? []).map(({ menuId, itemId }) => ({
      menuId,
      itemId,
    }))
    const tap = await cook.call(reportFromKitchen, {
      body: { name: 'Bert', words: [{ places, isSoldOut: round % 2 === 0 }] },
    })
    const own = await owner.call(listSoldOut)
    // What was said by the tap before is in these lists; the first are made, and count too.
    times.kitchen.push(list.ms)
    times.tap.push(tap.ms)
    times.owner.push(own.ms)
    bytes = Math.max(bytes, list.body.byteLength, own.body.byteLength)
  }
  const lives = await watcher.end()
  const p95 = (values: readonly number[]) => percentile(values, 0.95)
  return {
    kitchenMs: p95(times.kitchen),
    ownerMs: p95(times.owner),
    tapMs: p95(times.tap),
    liveMs: p95(lives),
    bytes,
  }
}

function watchLiveness(visitor: Visitor) {
  let isOver = false
  const watching = (async () => {
    const times: number[] = []
    while (!isOver) {
      times.push((await visitor.call(live)).ms)
      await setTimeout(10)
    }
    return times
  })()
  return {
    end: () => {
      isOver = true
      return watching
    },
  }
}
