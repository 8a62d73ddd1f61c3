import { expect, it } from 'vitest'
import type { AvailabilityEntry, KitchenList } from '#contract/restaurant/sold-out.ts'
import { dishRows, foundRows, namesakesOf, rowGroups } from './dish-rows.ts'

const word = (byName: string, isSoldOut: boolean, at: string): AvailabilityEntry => ({
  byName,
  isSoldOut,
  at,
  until: null,
  shows: 'struck',
})
const marco = word('Marco', true, '2026-11-23T17:42:00.000Z')

const list: KitchenList = {
  restaurantName: 'Da Marcella',
  menus: ['Dinner', 'Lunch'].map((title) => ({ id: title.toLowerCase(), title, isReadable: true })),
  sections: [
    {
      name: 'Fish',
      dishes: [
        {
          name: 'Branzino',
          isServed: true,
          places: [
            { menuId: 'dinner', itemId: 1, word: marco },
            { menuId: 'lunch', itemId: 7, word: word('Ana', false, '2026-11-23T17:50:00.000Z') },
          ],
        },
        { name: 'Crème d’huîtres', isServed: false, places: [{ menuId: 'dinner', itemId: 2, word: null }] },
      ],
    },
  ],
  timeZone: null,
  dayEndsAt: 4,
  shows: 'struck',
}

const waiting = (isSoldOut: boolean, ...places: { menuId: string; itemId: number }[]) => ({
  id: 'w',
  dish: 'x',
  saidAt: 0,
  isSoldOut,
  places,
})

it('says on which menus a dish is sold out, and who said so', () => {
  expect(dishRows(list, [])).toMatchObject([
    { name: 'Branzino', isOut: false, outOn: ['Dinner'], word: marco, isWaiting: false },
    { isOut: false, outOn: [], word: null },
  ])
})

it('finds what another section sells under the same name, in the same state', () => {
  const place = { menuId: 'dinner', itemId: 9, word: null }
  const set = { name: 'Set Menu', dishes: [{ name: 'creme d’Huîtres ', isServed: true, places: [place] }] }
  const rows = dishRows({ ...list, sections: [...list.sections, set] }, [])
  const [branzino, cream] = rows
  if (!branzino || !cream) throw new Error('There are three.')
  expect(namesakesOf(rows, cream).map(({ section }) => section)).toEqual(['Set Menu'])
  expect(namesakesOf(rows, branzino)).toEqual([])
  expect(namesakesOf(rows, { ...cream, isOut: true })).toEqual([])
})

it('shows what was said here before it is sent, the last word of each dish', () => {
  const words = [
    waiting(true, { menuId: 'dinner', itemId: 1 }, { menuId: 'lunch', itemId: 7 }),
    waiting(true, { menuId: 'dinner', itemId: 2 }),
    waiting(false, { menuId: 'dinner', itemId: 2 }),
  ]
  expect(dishRows(list, words)).toMatchObject([
    { isOut: true, outOn: [], word: null, isWaiting: true },
    { isOut: false, isWaiting: true },
  ])
})

it('puts what is served now first, and says so only where something is not', () => {
  const told = (rows: ReturnType<typeof dishRows>) =>
    rowGroups(rows).map(({ title, sections }) => [
      title,
      ...sections.map(({ name, rows: inIt }) => [name, ...inIt.map((row) => row.name)]),
    ])
  const rows = dishRows(list, []).toReversed()
  expect(told(rows)).toEqual([
    ['Served now', ['Fish', 'Branzino']],
    ['Not served now', ['Fish', 'Crème d’huîtres']],
  ])
  expect(told(rows.slice(0, 1))).toEqual([[null, ['Fish', 'Crème d’huîtres']]])
  expect(told([])).toEqual([])
})

it('finds a dish without its accents', () => {
  const names = (search: string) => foundRows(dishRows(list, []), search).map(({ name }) => name)
  expect(names('creme hui')).toEqual(['Crème d’huîtres'])
  expect(names('')).toHaveLength(2)
  expect(names('pizza')).toEqual([])
})
