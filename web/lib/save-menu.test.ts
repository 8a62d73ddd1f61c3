import { expect, it } from 'vitest'
import { copyNameOf } from './save-menu.ts'

it.each([
  ['Bistro Menu', 'Bistro Menu (copy)'],
  ['Bistro Menu (copy)', 'Bistro Menu (copy 2)'],
  ['Bistro Menu (copy 9)', 'Bistro Menu (copy 10)'],
  ['Bistro (copyright) Menu', 'Bistro (copyright) Menu (copy)'],
])('names a copy of “%s” “%s”', (name, copy) => {
  expect(copyNameOf(name)).toBe(copy)
})
