import { expect, test } from 'vitest'
import { linesOf } from './line-count.ts'

/** Each letter is ten points wide, or up to a tenth of that more. */
const widthOf = (text: string) => ({ least: 10 * text.length, most: 11 * text.length })

const lines = (text: string, roomPt: number, more = {}) => linesOf(text, widthOf, { roomPt, ...more })

test('counts the lines that words take', () => {
  expect(lines('one', 40)).toBe(1)
  expect(lines('seven letters', 90)).toBe(2)
  expect(lines('one two three four', 60)).toBe(4)
})

test('knows nothing of words that may have room or not', () => {
  expect(lines('abcde', 50)).toBeUndefined()
  expect(lines('abcde', 55)).toBe(1)
  expect(lines('one two', 72)).toBeUndefined()
})

test('knows nothing where a word may be divided on a line of its own', () => {
  expect(lines('one half-baked', 90)).toBeUndefined()
  expect(lines('to a half-baked', 200)).toBe(1)
})

test('knows nothing of a word that is wider than its line, nor of text with signs that steer lines', () => {
  expect(lines('abcdefgh', 60)).toBeUndefined()
  expect(lines('a\u{200b}b', 60)).toBeUndefined()
  expect(lines('a\nb', 60)).toBeUndefined()
})

test('keeps what stands behind the last word with it', () => {
  expect(lines('one two', 90, { behind: { least: 0, most: 5 } })).toBe(1)
  expect(lines('one two', 90, { behind: { least: 30, most: 40 } })).toBe(2)
})
