import { expect, it } from 'vitest'
import { boardNameSchema } from '#domain/live/boards/board.ts'
import { nameFromTitle } from './board-name.ts'

it.each([
  ['Bar', 'bar'],
  ['Große Theke 2', 'grosse-theke-2'],
  ['  Café – window  ', 'cafe-window'],
  ['A title that is much longer than an address may be', 'a-title-that-is-much-longer-than-an-addr'],
])('suggests for %s the address %s', (title, name) => {
  expect(nameFromTitle(title)).toBe(name)
  expect(boardNameSchema.parse(name)).toBe(name)
})

it('suggests nothing for a title without Latin letters', () => {
  expect(nameFromTitle('قائمة')).toBe('')
})
