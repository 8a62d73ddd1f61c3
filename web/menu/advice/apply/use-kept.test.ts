import { expect, it } from 'vitest'
import { keepDone } from './use-kept.ts'

const merge = (before: string, now: string, done: string) =>
  keepDone(
    [...before],
    [...now],
    (letter) => letter,
    (id) => done.includes(id),
  ).join('')

it('keeps what is done where it was', () => {
  expect(merge('abc', 'ac', 'b')).toBe('abc')
  expect(merge('abc', 'bcd', 'a')).toBe('abcd')
  expect(merge('abc', '', 'ab')).toBe('ab')
})

it('lets go of what has gone for another reason', () => {
  expect(merge('abc', 'ac', '')).toBe('ac')
})

it('shows what came back once', () => {
  expect(merge('abc', 'abc', 'b')).toBe('abc')
})
