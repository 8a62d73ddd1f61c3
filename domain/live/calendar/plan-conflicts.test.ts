import { expect, it } from 'vitest'
import { plannedPricesSchema } from '../model/planned-prices.ts'
import { planConflicts } from './plan-conflicts.ts'

const plan = (id: string, from: string, until: string | undefined, itemIds: number[]) => ({
  id,
  plan: plannedPricesSchema.parse({
    name: id,
    timeZone: 'Europe/Paris',
    from,
    until,
    changes: itemIds.map((itemId) => ({ itemId, priceId: 'p1', amount: itemId * 100 })),
  }),
})

const told = (...plans: ReturnType<typeof plan>[]) =>
  planConflicts(plans).map(({ winner, loser, from, until, prices }) => [
    `${winner.id} over ${loser.id}`,
    new Date(from).toISOString(),
    Number.isFinite(until) ? new Date(until).toISOString() : null,
    prices.map(({ itemId }) => itemId),
  ])

it('says which plan wins a price, in which time', () => {
  const summer = plan('summer', '2026-06-01T00:00', undefined, [1, 2])
  const weekend = plan('weekend', '2026-06-06T00:00', '2026-06-08T00:00', [2, 3])
  const conflict = [['weekend over summer', '2026-06-05T22:00:00.000Z', '2026-06-07T22:00:00.000Z', [2]]]
  expect(told(summer, weekend)).toEqual(conflict)
  expect(told(weekend, summer)).toEqual(conflict)
})

it('lets the one win that was made later where both begin together', () => {
  const first = plan('first', '2026-06-01T00:00', undefined, [1])
  const second = plan('second', '2026-06-01T00:00', undefined, [1])
  expect(told(first, second)).toEqual([['second over first', '2026-05-31T22:00:00.000Z', null, [1]]])
})

it('finds none where times only touch, or prices differ', () => {
  const lunch = plan('lunch', '2026-06-01T11:00', '2026-06-01T15:00', [1])
  expect(told(lunch, plan('dinner', '2026-06-01T15:00', undefined, [1]))).toEqual([])
  expect(told(lunch, plan('other', '2026-06-01T12:00', undefined, [2]))).toEqual([])
})
