import { expect, it } from 'vitest'
import { newMenu } from '../../menu/model/menu.ts'
import { plannedPricesSchema } from '../model/planned-prices.ts'
import { specialSchema } from '../model/special.ts'
import { checkedAt, checkedMenu } from './checked-menu.ts'

const PARIS = 'Europe/Paris'
const now = new Date('2026-12-01T18:00:00Z')

const plan = (from: string, until: string | undefined, amount: number) =>
  plannedPricesSchema.parse({
    name: `${amount}`,
    timeZone: PARIS,
    from,
    until,
    changes: [{ itemId: 1, priceId: 'p1', amount }],
  })
const special = (name: string, from: string, until: string, sectionId?: number) => ({
  id: crypto.randomUUID(),
  special: specialSchema.parse({ menuId: 'm', name, prices: [], timeZone: PARIS, from, until, sectionId }),
})

const menu = newMenu([
  {
    id: 5,
    name: 'Mains',
    items: [{ id: 1, name: 'Steak', description: '', prices: [{ id: 'p1', amount: 2000 }] } as never],
  },
])

it('checks the prices that hold, and dishes of the day that are served or will be, behind the menu’s own', () => {
  const beside = {
    plans: [
      plan('2026-12-01T17:00', undefined, 2200),
      plan('2026-11-01T00:00', undefined, 2100),
      plan('2026-12-24T00:00', undefined, 9900),
    ],
    specials: [
      special('Yesterday', '2026-11-30T00:00', '2026-12-01T02:00'),
      special('Now', '2026-12-01T17:00', '2026-12-02T02:00', 5),
      special('Tomorrow', '2026-12-02T17:00', '2026-12-03T02:00', 77),
    ],
  }
  const { sections } = checkedMenu(menu, checkedAt(beside, now))
  expect(sections.map(({ items }) => items.map(({ name }) => name))).toEqual([['Steak', 'Now'], ['Tomorrow']])
  expect(sections[0]?.items[0]?.prices).toMatchObject([{ amount: 2200 }])
  expect(checkedMenu(menu, checkedAt({ plans: [], specials: [] }, now))).toBe(menu)
})
