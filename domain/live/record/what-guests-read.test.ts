import { expect, it } from 'vitest'
import { buildItem } from '#tests/builders/build-menu.ts'
import { stateClaims } from '../../menu/claims/claims.ts'
import { newMenu } from '../../menu/model/menu.ts'
import { defaultRestaurant } from '../../menu/model/restaurant.ts'
import { signedText } from '../../menu/sign-off/signed-text.ts'
import { storedText } from '../../menu/stored/read-stored.ts'
import { restaurantPageSchema } from '../model/restaurant-page.ts'
import { changesByTheClock } from './by-the-clock.ts'
import { type PublishedLive, pageOfMenu } from './published.ts'
import { publishedAt, whatGuestsRead } from './what-guests-read.ts'

const bream = stateClaims(buildItem({ id: 1, name: 'Bream', ingredients: ['bream'], sodiumMg: 900 }), {
  allergens: ['fish'],
})
const soup = buildItem({ id: 2, name: 'Soup', allergens: ['milk'] })
const sections = [
  { id: 1, name: 'Mains', items: [bream] },
  { id: 2, name: 'Lunch', items: [soup] },
]
const content = { restaurant: defaultRestaurant, ...newMenu(sections) }

const page = restaurantPageSchema.parse({
  timeZone: 'Europe/Paris',
  schedules: [
    { id: 'noon', name: 'Lunch', times: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '11:00', until: '15:00' }] },
    { id: 'other', name: 'Other', times: [{ days: [1], from: '11:00', until: '15:00' }] },
  ],
  menus: [{ menuId: 'm', timedParts: [{ sectionId: 2, scheduleId: 'noon' }] }, { menuId: 'other' }],
})

const parsed = (document: object) => JSON.parse(storedText(document))

const live: PublishedLive = {
  isLinked: false,
  pages: [{ restaurantId: 'r', page: parsed(pageOfMenu(page, page.menus[0] ?? ({ menuId: 'm' } as never))) }],
  soldOut: [
    {
      itemId: 1,
      shows: 'struck',
      until: '2026-05-03T20:00:00.000Z',
      byName: 'Ana',
      at: '2026-05-03T10:00:00.000Z',
    },
  ],
  plans: [
    parsed({
      name: 'Evening',
      timeZone: 'Europe/Paris',
      from: '2026-05-03T18:00',
      until: '2026-05-03T22:00',
      changes: [{ itemId: 1, priceId: bream.prices[0]?.id ?? '', amount: 3000 }],
    }),
  ],
  specials: [],
}

const read = (at: string, signOffs: Parameters<typeof whatGuestsRead>[1] = []) =>
  whatGuestsRead({ menuId: 'm', content, live }, signOffs, new Date(at))

it('says prices, what was sold out and what was not served, at any minute', () => {
  expect(read('2026-05-03T12:00:00Z')).toMatchObject([
    { name: 'Bream', prices: '$24.50', usualPrices: '', shown: 'struck', soldOutBy: 'Ana' },
    { name: 'Soup', shown: 'yes' },
  ])
  expect(read('2026-05-03T17:00:00Z')).toMatchObject([
    { prices: '$30.00', usualPrices: '$24.50', shown: 'struck' },
    { shown: 'away' },
  ])
  expect(read('2026-05-03T20:00:00Z')).toMatchObject([{ prices: '$24.50', shown: 'yes', soldOutBy: '' }, {}])
})

it('says what guests read of a dish, and nothing that the kitchen alone knows or that waits to be confirmed', () => {
  const [first, second] = read('2026-05-03T12:00:00Z')
  expect(first?.said.map(({ what, text }) => `${what}: ${text}`)).toEqual([
    `Description: ${bream.description}`,
    'Allergens: fish',
  ])
  expect(second?.said).toContainEqual({ what: 'Allergens', text: 'Not declared' })
})

it('knows who had signed by then, and no later signature', () => {
  const [section] = content.sections
  if (!section) throw new Error('It has sections.')
  const text = signedText(content, section, bream)
  const signOff = { itemId: 1, name: 'Marcella', account: null, at: '2026-05-03T14:00:00.000Z', text }
  expect(read('2026-05-03T13:59:00Z', [signOff])[0]?.signed).toBeNull()
  expect(read('2026-05-03T14:00:00Z', [signOff])[0]?.signed).toMatchObject({ state: 'signed' })
  const other = { ...signOff, text: 'other words' }
  expect(read('2026-05-03T15:00:00Z', [other])[0]?.signed).toMatchObject({ name: 'Marcella', state: 'void' })
})

it('keeps of a page what concerns the menu, and reads its times', () => {
  const kept = pageOfMenu(page, page.menus[0] ?? ({ menuId: 'm' } as never))
  expect(kept.schedules.map(({ id }) => id)).toEqual(['noon'])
  expect(kept.menus).toHaveLength(1)
  const { pages } = publishedAt({ menuId: 'm', live }, new Date('2026-05-03T12:00:00Z'))
  expect(pages).toMatchObject([{ menuId: 'm', isServed: true, timeZone: 'Europe/Paris' }])
})

it('lists what began and ended by the clock while it was published', () => {
  const changes = changesByTheClock(
    'm',
    live,
    new Date('2026-05-03T10:00:00Z'),
    new Date('2026-05-04T10:00:00Z'),
  )
  expect(changes).toEqual([
    { at: new Date('2026-05-03T16:00:00Z'), changed: ['prices'] },
    { at: new Date('2026-05-03T20:00:00Z'), changed: ['soldOut', 'prices'] },
  ])
})
