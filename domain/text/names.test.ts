import { expect, expectTypeOf, it } from 'vitest'
import { names } from './names.ts'

it('reads the names of all lines in order, each with its literal type', () => {
  const found = names('beef, pork', 'lamb', 'short rib, goat')
  expect(found).toEqual(['beef', 'pork', 'lamb', 'short rib', 'goat'])
  expectTypeOf(found).toEqualTypeOf<readonly ('beef' | 'pork' | 'lamb' | 'short rib' | 'goat')[]>()
})
