import { expect, it } from 'vitest'
import { menuKeys } from './menu-keys.ts'

const keysOf = (...names: string[]) => [
  ...menuKeys(names.map((name, at) => ({ menuId: `${at}`, name }))).values(),
]

it('names menus by their own words', () => {
  expect(keysOf('Dinner', 'Dîner d’été', 'Lunch & Brunch!', '2 for 1')).toEqual([
    'dinner',
    'diner-d-ete',
    'lunch-brunch',
    '2-for-1',
  ])
})

it('numbers names that are taken, and those without a letter that an address has', () => {
  expect(keysOf('Wine', 'WINE', 'القائمة', '菜单', 'embed', 'wine 2')).toEqual([
    'wine',
    'wine-2',
    'menu',
    'menu-2',
    'embed-2',
    'wine-2-2',
  ])
})

it('keeps addresses short, and ends none with a hyphen', () => {
  expect(keysOf(`${'a'.repeat(39)} b`)).toEqual(['a'.repeat(39)])
})
