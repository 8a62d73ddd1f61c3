import { expect, it } from 'vitest'
import type { StoredPlannedPrices } from '#contract/restaurant/planned-prices.ts'
import { buildItem } from '#tests/builders/build-menu.ts'
import { overruledPrices } from './overruled-prices.ts'

const stored = (
  id: string,
  from: string,
  amount: number,
  more: Partial<StoredPlannedPrices> = {},
): StoredPlannedPrices => ({
  id,
  menuId: 'm1',
  state: 'holds',
  conflicts: [],
  gone: 0,
  plan: {
    name: id,
    timeZone: 'Europe/Paris',
    from,
    changes: [{ itemId: 9001, priceId: 'p1', amount }],
  },
  ...more,
})

const item = buildItem({ prices: [{ id: 'p1', kind: 'fixed', amount: 3200 }] })
const told = (...plans: StoredPlannedPrices[]) =>
  overruledPrices(plans, 'm1', item).map(({ planned, plan }) => [planned, plan.name])

it('says which planned price holds in the place of that of the menu', () => {
  expect(told(stored('short', '2026-06-06T00:00', 3400), stored('long', '2026-06-01T00:00', 3600))).toEqual([
    [3400, 'short'],
  ])
})

it('says nothing of plans that do not hold, of other menus, or that say the same', () => {
  expect(told(stored('coming', '2027-01-01T00:00', 1, { state: 'coming' }))).toEqual([])
  expect(told(stored('other', '2026-01-01T00:00', 1, { menuId: 'm2' }))).toEqual([])
  expect(told(stored('same', '2026-01-01T00:00', 3200))).toEqual([])
})
