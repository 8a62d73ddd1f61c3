import { expect, it } from 'vitest'
import { buildItem } from '#tests/builders/build-menu.ts'
import { newMenu } from '../../../menu/model/menu.ts'
import { itemsOf } from '../../../menu/model/walk.ts'
import { fixedPrice } from '../../../menu/prices/lead-price.ts'
import { updateMenu } from '../update-menu.ts'
import { keepMine } from './keep-mine.ts'
import { listedChanges } from './listed-changes.ts'
import { unseenChanges, withUnseenPrices } from './unseen-changes.ts'

const dish = (id: number, name: string, cents: number | null) =>
  buildItem({ id, name, description: '', prices: cents === null ? [] : [fixedPrice(cents)] })

const menu = newMenu([
  {
    id: 1,
    name: 'Mains',
    items: [dish(811, 'Trout', 2900), dish(812, 'Hake', 2700), dish(813, 'Cod', 2100)],
  },
])
const photographed = newMenu([
  {
    id: 1001,
    name: 'Mains',
    items: [dish(1, 'Trout', null), dish(2, 'Hake', null), dish(3, 'Cod', 2300), dish(4, 'Pike', null)],
  },
])
const unseen = new Map([
  [1, [fixedPrice(3100)]],
  [2, [fixedPrice(2700)]],
  [4, [fixedPrice(2600)]],
])

function updated(currency = menu.currency) {
  const read = withUnseenPrices({ ...photographed, currency }, unseen)
  const update = updateMenu(menu, read, { hasIds: false, cuisineId: 5 })
  const changes = listedChanges(menu, update.menu)
  return { changes, ...unseenChanges(menu, update, unseen) }
}

const pricesOf = (of: typeof menu) =>
  itemsOf(of).map(({ name, prices }) => `${name} ${prices[0]?.amount ?? 'without'}`)

it('shows prices that nobody has looked at, and keeps those of the menu', () => {
  const { changes, kept, fateOf, menu: after } = updated()
  expect(changes.map((change) => [change.name, change.after, fateOf(change)])).toEqual([
    ['Trout', '$31.00', 'kept'],
    ['Cod', '$23.00', null],
    ['Pike', '$26.00', 'bare'],
  ])
  expect(pricesOf(keepMine(menu, after, kept))).toEqual([
    'Trout 2900',
    'Hake 2700',
    'Cod 2300',
    'Pike without',
  ])
})

it('keeps no price of a menu that changes its currency', () => {
  const { changes, kept, fateOf, menu: after } = updated('EUR')
  const fates = changes.flatMap((change) =>
    change.change === 'repriced' || change.change === 'added' ? [[change.name, fateOf(change)]] : [],
  )
  expect(fates).toEqual([
    ['Trout', 'bare'],
    ['Hake', 'bare'],
    ['Cod', null],
    ['Pike', 'bare'],
  ])
  expect(pricesOf(keepMine(menu, after, kept))).toEqual([
    'Trout without',
    'Hake without',
    'Cod 2300',
    'Pike without',
  ])
})
