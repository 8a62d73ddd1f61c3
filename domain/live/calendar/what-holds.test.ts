import { expect, it } from 'vitest'
import { plannedPricesSchema } from '../model/planned-prices.ts'
import { specialSchema } from '../model/special.ts'
import { whatHolds } from './what-holds.ts'

const plan = (from: string, until: string | undefined, amount: number, timeZone = 'Europe/Paris') =>
  plannedPricesSchema.parse({
    name: `${amount}`,
    timeZone,
    from,
    until,
    changes: [{ itemId: 1, priceId: 'p1', amount }],
  })

const nothing = { soldOut: [], plans: [], specials: [] }
const at = (text: string) => new Date(text)
const amounts = (plans: ReturnType<typeof plan>[], text: string) =>
  whatHolds({ ...nothing, plans }, at(text)).state.prices.map(({ amount }) => amount)

it('holds a price from its first moment on the clock of the restaurant until its last', () => {
  const winter = plan('2026-12-24T17:00', '2026-12-25T02:00', 3400)
  const holds = (text: string) => whatHolds({ ...nothing, plans: [winter] }, at(text))
  expect(holds('2026-12-24T15:59:59Z')).toMatchObject({
    state: { prices: [] },
    changesAt: at('2026-12-24T16:00:00Z'),
  })
  expect(holds('2026-12-24T16:00:00Z')).toMatchObject({
    state: { prices: [{ amount: 3400 }] },
    changesAt: at('2026-12-25T01:00:00Z'),
  })
  expect(holds('2026-12-25T01:00:00Z')).toMatchObject({ state: { prices: [] }, changesAt: null })
})

it('lets the plan win that began later, and of two that began together the one made later', () => {
  const forGood = plan('2026-06-01T00:00', undefined, 3200)
  const weekend = plan('2026-06-06T00:00', '2026-06-08T00:00', 3600)
  expect(amounts([weekend, forGood], '2026-06-06T12:00:00Z')).toEqual([3200, 3600])
  expect(amounts([weekend, forGood], '2026-06-09T12:00:00Z')).toEqual([3200])
  const again = plan('2026-06-06T00:00', undefined, 3700)
  expect(amounts([forGood, weekend, again], '2026-06-06T12:00:00Z')).toEqual([3200, 3600, 3700])
})

it('compares moments, not clocks: five in New York is later than five in Paris', () => {
  const paris = plan('2026-06-01T17:00', undefined, 1, 'Europe/Paris')
  const newYork = plan('2026-06-01T17:00', undefined, 2, 'America/New_York')
  expect(amounts([newYork, paris], '2026-06-02T12:00:00Z')).toEqual([1, 2])
})

it('shows a special while it is served, under a number of its own', () => {
  const special = specialSchema.parse({
    name: 'Osso buco',
    prices: [{ id: 'p1', amount: 2900 }],
    allergens: ['celery'],
    isConfirmed: true,
    menuId: 'm1',
    sectionId: 4,
    timeZone: 'America/New_York',
    from: '2026-03-07T17:00',
    // The clocks skip this time: it is over when they jump.
    until: '2026-03-08T02:30',
  })
  const specials = [{ id: '0f8fad5b-d9cb-469f-a165-70867728950e', special }]
  const holds = (text: string) => whatHolds({ ...nothing, specials }, at(text))
  const served = holds('2026-03-08T06:59:59Z')
  expect(served.changesAt).toEqual(at('2026-03-08T07:00:00Z'))
  expect(served.state.specials).toMatchObject([
    { sectionId: 4, item: { id: 2 ** 48 + 0x0f8fad5bd9cb, name: 'Osso buco', allergens: ['celery'] } },
  ])
  expect(holds('2026-03-08T07:00:00Z').state.specials).toEqual([])
})
