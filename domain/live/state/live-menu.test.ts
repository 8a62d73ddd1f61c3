import { expect, it } from 'vitest'
import { menuSchema } from '../../menu/model/menu.ts'
import { type LiveState, liveMenu, nothingLive } from './live-menu.ts'

const item = (id: number, name: string, prices: unknown[] = [{ id: 'p1', amount: 1200 }]) => ({
  id,
  name,
  categoryId: 1,
  cuisineId: 1,
  prices,
})

const menu = menuSchema.parse({
  sections: [
    { id: 1, name: 'Fish', items: [item(1, 'Branzino'), item(2, 'Oysters', [{ id: 'p1', kind: 'market' }])] },
    { id: 2, name: 'Wine', items: [] },
    { id: 3, name: 'By the glass', parentId: 2, items: [item(3, 'Albariño')] },
  ],
})

/** Items 10, 11 … */
const dishesOfTheDay = (...names: string[]) =>
  menuSchema
    .parse({ sections: [{ id: 9, name: 'Specials', items: names.map((name, at) => item(10 + at, name)) }] })
    .sections.flatMap(({ items }) => items)

const at = (state: Partial<LiveState>) =>
  liveMenu(menu, { ...nothingLive, ...state }, { specialsName: 'Today' })
const names = ({ menu: { sections } }: ReturnType<typeof at>) =>
  sections.map(({ name, items }) => [name, ...items.map((one) => one.name)])

it('is the menu itself where nothing holds beside it', () => {
  expect(at({})).toEqual({ menu, soldOut: [] })
})

it('strikes what is sold out, and hides what its owner hides', () => {
  const live = at({
    soldOut: new Map([
      [1, 'struck'],
      [2, 'hidden'],
      [99, 'struck'],
    ]),
  })
  expect(names(live)).toEqual([['Fish', 'Branzino'], ['Wine'], ['By the glass', 'Albariño']])
  expect(live.soldOut).toEqual([1])
})

it('strikes a dish of the day that is sold out, and hides one with the section that it leaves empty', () => {
  const [crudo] = dishesOfTheDay('Crudo')
  if (!crudo) throw new Error('There is a dish of the day.')
  const specials = [{ item: crudo }]
  const struck = at({ specials, soldOut: new Map([[crudo.id, 'struck']]) })
  expect(names(struck)[0]).toEqual(['Today', 'Crudo'])
  expect(struck.soldOut).toEqual([crudo.id])
  const hidden = at({ specials, soldOut: new Map([[crudo.id, 'hidden']]) })
  expect(names(hidden)[0]).toEqual(['Fish', 'Branzino', 'Oysters'])
  expect(hidden.soldOut).toEqual([])
})

it('has the prices that hold, the last one first, and leaves a market price as it is', () => {
  const prices = [
    { itemId: 1, priceId: 'p1', amount: 1400 },
    { itemId: 1, priceId: 'p1', amount: 900 },
    { itemId: 2, priceId: 'p1', amount: 300 },
  ]
  const [fish] = at({ prices }).menu.sections
  expect(fish?.items.map((one) => one.prices[0]?.amount)).toEqual([900, undefined])
})

it('leaves out what is not served now, with all that stands in it', () => {
  expect(names(at({ awaySections: new Set([2]), awayItems: new Set([1]) }))).toEqual([['Fish', 'Oysters']])
})

it('puts dishes of the day into their section, else before all others', () => {
  const specials = dishesOfTheDay('Crudo', 'Osso buco').map((dish, at) => ({
    item: dish,
    sectionId: [3, 77][at],
  }))
  expect(names(at({ specials }))).toEqual([
    ['Today', 'Osso buco'],
    ['Fish', 'Branzino', 'Oysters'],
    ['Wine'],
    ['By the glass', 'Crudo', 'Albariño'],
  ])
})
