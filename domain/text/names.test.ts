import { describe, expect, expectTypeOf, it } from 'vitest'
import { groupOf, names } from './names.ts'

it('reads the names of all lines in order, each with its literal type', () => {
  const found = names('beef, pork', 'lamb', 'short rib, goat')
  expect(found).toEqual(['beef', 'pork', 'lamb', 'short rib', 'goat'])
  expectTypeOf(found).toEqualTypeOf<readonly ('beef' | 'pork' | 'lamb' | 'short rib' | 'goat')[]>()
})

describe('groups of names', () => {
  it('have for each name its group', () => {
    const kinds = groupOf({ meat: names('beef, pork'), fish: names('cod') })
    expect(kinds).toEqual({ beef: 'meat', pork: 'meat', cod: 'fish' })
    expectTypeOf(kinds).toEqualTypeOf<Readonly<Record<'beef' | 'pork' | 'cod', 'meat' | 'fish'>>>()
  })

  it('refuse a name that two of them have', () => {
    expect(() => groupOf({ meat: names('beef, cod'), fish: names('cod') })).toThrow('two groups')
  })
})
