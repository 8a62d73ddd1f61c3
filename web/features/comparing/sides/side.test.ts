import { expect, it } from 'vitest'
import { readSides, type Sides, writeSides } from './side.ts'

const read = (search: string) => readSides(new URLSearchParams(search))

it('reads two menus, states of one, and the open menu', () => {
  expect(read('a=one&b=two')).toEqual({
    before: { kind: 'saved', id: 'one', version: null },
    after: { kind: 'saved', id: 'two', version: null },
  })
  expect(read('a=one&state=3&b=open')).toEqual({
    before: { kind: 'saved', id: 'one', version: 3 },
    after: { kind: 'open' },
  })
})

it('takes what is no version for none, and what is missing for not chosen', () => {
  expect(read('a=one&state=last')).toEqual({
    before: { kind: 'saved', id: 'one', version: null },
    after: null,
  })
})

it('writes an address that reads the same', () => {
  const sides: Sides = {
    before: { kind: 'saved', id: 'one', version: 4 },
    after: { kind: 'saved', id: 'one', version: 7 },
  }
  expect(writeSides(sides).toString()).toBe('a=one&state=4&b=one&with=7')
  expect(readSides(writeSides(sides))).toEqual(sides)
})
