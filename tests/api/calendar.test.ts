import { describe, expect, it } from 'vitest'
import { openChange } from '#contract/menus/changes.ts'
import { readCalendar } from '#contract/restaurant/calendar.ts'
import { createPlannedPrices } from '#contract/restaurant/planned-prices.ts'
import { readRestaurantPage } from '#contract/restaurant/restaurant-pages.ts'
import { createSpecial } from '#contract/restaurant/specials.ts'
import { buildContent } from '../builders/build-menu.ts'
import { buildClock } from '../builders/test-clock.ts'
import { changePage, openPage } from '../support/restaurant-page.ts'
import { subscribe } from '../support/subscriber.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

describe.skipIf(!hasEngine)('the calendar of a restaurant', () => {
  const clock = buildClock()
  // A Tuesday, five in the afternoon in Paris.
  clock.stopAt('2026-12-01T16:00:00Z')
  const server = useTestServer({}, { clock: clock.now })

  const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7]

  async function restaurant() {
    const client = server().client()
    await client.register(`calendar-${crypto.randomUUID()}`)
    await subscribe(client)
    const contents = ['Lunch', 'Drinks'].map((title) => ({
      ...buildContent({ items: 4, sections: 2 }),
      title,
    }))
    const { restaurantId, menuIds } = await openPage(client, contents)
    const params = { restaurantId }
    await changePage(client, await client.call(readRestaurantPage, { params }), {
      timeZone: 'Europe/Paris',
      schedules: [
        {
          id: 'lunch',
          name: 'Lunch',
          times: [{ days: [1, 2, 3, 4, 5], from: '11:00', until: '15:00' }],
          onSpecialDays: 'usual',
        },
        {
          id: 'happy',
          name: 'Happy Hour',
          times: [{ days: EVERY_DAY, from: '17:00', until: '19:00' }],
          onSpecialDays: 'usual',
        },
        {
          id: 'past',
          name: 'Summer',
          times: [{ days: EVERY_DAY, from: '17:00', until: '19:00' }],
          lastDay: '2026-09-01',
          onSpecialDays: 'usual',
        },
      ],
      hours: [{ days: EVERY_DAY, from: '11:00', until: '01:00' }],
      specialDays: [{ day: '2026-12-03', name: 'Inventory', hours: [] }],
    })
    return { client, menuIds, params }
  }

  it('tells day by day what will be served, at which prices, with which specials', async () => {
    const { client, params, menuIds } = await restaurant()
    const [lunch = '', drinks = ''] = menuIds
    await client.call(createPlannedPrices, {
      body: {
        menuId: drinks,
        plan: {
          name: 'Advent',
          timeZone: 'Europe/Paris',
          from: '2026-12-02T17:00',
          until: '2026-12-04T02:00',
          changes: [{ itemId: 9001, priceId: 'p1', amount: 100 }],
        },
      },
    })
    await client.call(createSpecial, {
      body: {
        menuId: lunch,
        name: 'Crudo',
        timeZone: 'Europe/Paris',
        from: '2026-12-01T17:00',
        until: '2026-12-02T02:00',
      },
    })
    await client.call(openChange, {
      body: {
        menuId: lunch,
        version: 1,
        title: 'Winter menu',
        content: { ...buildContent({ items: 4, sections: 2 }), title: 'Winter' },
        opensAt: '2026-12-02T12:30:00+01:00',
      },
    })
    const { days, today, timeZone } = await client.call(readCalendar, { params, query: { days: 3 } })
    expect({ today, timeZone }).toEqual({ today: '2026-12-01', timeZone: 'Europe/Paris' })
    const told = days.map(({ day, open, specialDay, entries }) => ({
      day,
      specialDay,
      open: open?.map(({ from, until }) => `${from} ${until}`),
      entries: entries.map(({ kind, name, from, until }) => [kind, name, from, until].join(' ')),
    }))
    expect(told).toEqual([
      {
        day: '2026-12-01',
        specialDay: null,
        open: ['2026-12-01T11:00 2026-12-02T01:00'],
        entries: ['menu Lunch  ', 'menu Drinks  ', 'special Crudo 2026-12-01T17:00 '],
      },
      {
        day: '2026-12-02',
        specialDay: null,
        open: ['2026-12-02T11:00 2026-12-03T01:00'],
        entries: [
          'menu Lunch  ',
          'special Crudo  2026-12-02T02:00',
          'menu Drinks  ',
          'version Winter menu 2026-12-02T12:30 ',
          'prices Advent 2026-12-02T17:00 ',
        ],
      },
      {
        day: '2026-12-03',
        specialDay: 'Inventory',
        open: [],
        entries: ['menu Lunch  ', 'menu Drinks  ', 'prices Advent  '],
      },
    ])
  })

  it('says by name what is served while the house is closed', async () => {
    const { client, params, menuIds } = await restaurant()
    const page = await client.call(readRestaurantPage, { params })
    await changePage(client, page, {
      hours: [{ days: EVERY_DAY, from: '12:00', until: '01:00' }],
      menus: page.page.menus.map((menu) =>
        menu.menuId === menuIds[0] ? { ...menu, scheduleId: 'lunch' } : menu,
      ),
    })
    const { findings } = await client.call(readCalendar, { params, query: { days: 1 } })
    expect(findings).toMatchObject([
      { code: 'served_while_closed', pointer: '/menus/0', params: { menu: 'Lunch' } },
    ])
  })

  it('is asked for a month at most, from a day that exists, by its owner alone', async () => {
    const { client, params } = await restaurant()
    const december = await client.call(readCalendar, { params, query: { from: '2026-12-01', days: 31 } })
    expect(december.days).toHaveLength(31)
    for (const query of [{ days: 32 }, { days: 0 }, { from: '2026-02-30' }, { from: 'tomorrow' }])
      expect(await client.refusal(readCalendar, { params, query })).toMatchObject({ code: 'invalid_input' })
    const stranger = server().client()
    await stranger.register(`calendar-${crypto.randomUUID()}`)
    expect(await stranger.refusal(readCalendar, { params, query: {} })).toMatchObject({
      code: 'restaurant_page_not_found',
    })
  })
})
