import { expect, test } from 'vitest'
import { printableLine, printableText } from './printable-text.ts'

test('brings a name to one line of single spaces', () => {
  expect(printableLine('  Pasta\t al \r\n ragù\u00a0')).toBe('Pasta al ragù')
})

test('keeps the line ends of a description', () => {
  expect(printableText('One.\r\nTwo.\u2028Three.\n')).toBe('One.\nTwo.\nThree.')
})

test('drops control characters and lone surrogates, and nothing else', () => {
  expect(printableLine('a\u0000b\u001bc\ud800d')).toBe('abcd')
  expect(printableLine('#let x = *b* $ \\ @ref <tag> "q" \u{1f355}')).toBe(
    '#let x = *b* $ \\ @ref <tag> "q" \u{1f355}',
  )
})

test('lets a word of 200 letters be broken anywhere but inside a character', () => {
  const word = 'e\u0301'.repeat(100)
  const line = printableLine(word)
  expect(line.replaceAll('\u200b', '')).toBe(word)
  expect(line.split('\u200b')).toHaveLength(100)
})

test('leaves long dish names whole', () => {
  expect(printableLine('Rindfleischsuppe')).toBe('Rindfleischsuppe')
})
