import { expect, it } from 'vitest'
import '#tests/builders/browser-storage.ts'
import { newMenu } from '#domain/menu/model/menu.ts'
import type { Restaurant } from '#domain/menu/model/restaurant.ts'
import { buildContent } from '#tests/builders/build-menu.ts'
import { useOpenMenu } from '../store/open-menu.ts'
import { copyNameOf, savePayload } from './save-menu.ts'

it.each([
  ['Bistro Menu', 'Bistro Menu (copy)'],
  ['Bistro Menu (copy)', 'Bistro Menu (copy 2)'],
  ['Bistro Menu (copy 9)', 'Bistro Menu (copy 10)'],
  ['Bistro (copyright) Menu', 'Bistro (copyright) Menu (copy)'],
])('names a copy of “%s” “%s”', (name, copy) => {
  expect(copyNameOf(name)).toBe(copy)
})

it.each([
  ['no menu', { menu: null }, 'No menu data available to save. Please generate a menu first.'],
  ['an emptied menu', { menu: newMenu() }, 'Missing menu data to save. Please generate a menu first.'],
  [
    'a menu without a readable restaurant',
    { restaurant: {} as Restaurant },
    'Missing required data to save menu',
  ],
  ['a menu of an unknown template', { templateId: 99 }, 'Missing required data to save menu'],
])('refuses to save %s, in the words for it', (_, changes, sentence) => {
  const open = { ...useOpenMenu.getState(), menu: buildContent(), ...changes }
  expect(() => savePayload(open)).toThrow(sentence)
})
