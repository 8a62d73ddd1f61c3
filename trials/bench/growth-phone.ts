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

/**
 * A phone in the kitchen of a large house, and another of its owner: a tap and the list after it, as their pages ask for
 * them, while somebody else asks whether the server lives.
 * @returns whether the lists and the server keep to what was promised
 */
export async function measurePhone(
  { url, agent, owner, restaurantId }: { url: string; agent: Agent; owner: Visitor; restaurantId: string },
  say: (line: string) => void,
): Promise<boolean> {
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
  const isKept =
    bytes <= MOST_BYTES &&
    Math.max(p95(times.kitchen), p95(times.owner)) <= MOST_MS &&
    p95(lives) <= MOST_LIVE_MS
  say(
    `sold out from the phone, p95 of ${ROUNDS}: the kitchen's list ${p95(times.kitchen).toFixed(1)} ms, the owner's ${p95(times.owner).toFixed(1)} ms, a tap ${p95(times.tap).toFixed(1)} ms, ${(bytes / 1024).toFixed(1)} KB at most; liveness meanwhile ${p95(lives).toFixed(1)} ms, of ${lives.length}${isKept ? '' : '  MISSED'}`,
  )
  return isKept
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
