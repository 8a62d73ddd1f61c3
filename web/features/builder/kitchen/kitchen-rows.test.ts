import { expect, it } from 'vitest'
import { stateClaims } from '#domain/menu/claims/claims.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { mapItems } from '#domain/menu/model/walk.ts'
import { signedText } from '#domain/menu/sign-off/signed-text.ts'
import { buildContent } from '#tests/builders/build-menu.ts'
import { canSign, filteredRows, isContradicted, type KitchenFilter, kitchenRows } from './kitchen-rows.ts'

const changes: Readonly<Record<number, (item: MenuItem) => MenuItem>> = {
  9001: (item) => stateClaims(item, { allergens: ['milk'] }),
  9002: (item) => stateClaims(item, { allergens: ['milk'] }),
  9003: (item) => stateClaims({ ...item, ingredients: ['butter', 'house dust'] }, { allergens: [] }),
  9005: (item) => ({ ...item, claimsToConfirm: { dietaryOptions: [], allergens: ['eggs'] } }),
}
const menu = mapItems(buildContent({ items: 5, sections: 1 }), (item) => changes[item.id]?.(item) ?? item)
const [section] = menu.sections
if (!section) throw new Error('The menu has a section.')
const textOf = (at: number) => signedText(menu, section, section.items[at] as MenuItem)
const sign = (itemId: number, text: string) => ({
  itemId,
  name: 'Ana',
  account: 'house',
  at: '2026-11-01T10:00:00.000Z',
  text,
})
const rows = kitchenRows(menu, [sign(9001, textOf(0)), sign(9002, 'something else')])

it.each<[KitchenFilter, number[]]>([
  ['to-do', [9002, 9003, 9004, 9005]],
  ['changed', [9002]],
  ['open', [9003, 9005]],
  ['undeclared', [9004]],
  ['recipe', [9003]],
  ['all', [9001, 9002, 9003, 9004, 9005]],
])('shows what is %s', (filter, ids) => {
  expect(filteredRows(rows, filter, '').map(({ item }) => item.id)).toEqual(ids)
})

it('finds dishes by their names', () => {
  expect(filteredRows(rows, 'all', ' NUMBER 3').map(({ item }) => item.id)).toEqual([9003])
})

it('offers to sign what is declared and not signed', () => {
  expect(rows.filter(canSign).map(({ item }) => item.id)).toEqual([9002, 9003])
})

it('names the lines of a recipe that nobody can judge', () => {
  expect(rows.map(({ unknown }) => unknown)).toEqual([[], [], ['house dust'], [], []])
})

it('says what else speaks against a dish', () => {
  const burger = mapItems(buildContent({ items: 1, sections: 1 }), (item) =>
    stateClaims(
      { ...item, name: 'Peanut Noodles', ingredients: ['egg noodle'] },
      { allergens: ['eggs', 'wheat'] },
    ),
  )
  const [row] = kitchenRows(burger, [])
  expect(row?.against).toEqual([
    'The words of Peanut Noodles mention peanut. Not declared: peanuts. Guests see “please ask” until you declare it or the words say otherwise.',
  ])
  expect(row && isContradicted(row)).toBe(true)
})
