import { describe, expect, it } from 'vitest'
import { restaurantPageSchema } from '#domain/live/model/restaurant-page.ts'
import { addMenu, changeMenu, moveMenu, placedMenus, removeMenu } from './page-menus.ts'

const page = restaurantPageSchema.parse({
  timeZone: 'Europe/Paris',
  menus: [{ menuId: 'a' }, { menuId: 'b', label: 'Bar' }, { menuId: 'c' }],
})
const ids = ({ menus }: typeof page) => menus.map(({ menuId }) => menuId).join('')

describe('the menus of a page', () => {
  it('are put last, taken off and moved', () => {
    expect(ids(addMenu(page, 'd'))).toBe('abcd')
    expect(ids(removeMenu(page, 'b'))).toBe('ac')
    expect(ids(moveMenu(page, 'a', 2))).toBe('bca')
    expect(ids(moveMenu(page, 'c', 0))).toBe('cab')
    expect(moveMenu(page, 'z', 0)).toBe(page)
  })

  it('lose what is taken off them', () => {
    const [, bar] = changeMenu(page, 'b', { label: undefined, atOtherTimes: 'hidden' }).menus
    expect(bar).toEqual({ menuId: 'b', atOtherTimes: 'hidden', timedParts: [] })
    expect(changeMenu(page, 'b', { label: 'Wine' }).menus[0]).toBe(page.menus[0])
  })

  it('are called what their owner calls them, and say where they are gone', () => {
    const named = [
      { menuId: 'a', title: '', name: 'Old Menu', state: 'binned' as const },
      { menuId: 'b', title: '', name: '', state: 'gone' as const },
    ]
    const placed = placedMenus(page, named, [{ id: 'c', title: 'Dinner', name: 'Chez Nous Menu' }])
    expect(placed.map(({ ownName, state }) => `${ownName}: ${state}`)).toEqual([
      'Old Menu: binned',
      'A deleted menu: gone',
      'Dinner: saved',
    ])
  })
})
