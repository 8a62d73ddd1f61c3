import { expect, it } from 'vitest'
import { anyWord, anyWordBut } from './any-word.ts'

it.each([
  ['oyster(s)', 'two oysters', true],
  ['oyster(s)', 'oysterman', false],
  ['pickled (red )onion', 'pickled red onion', true],
  ['sunny side (up)', 'eggs sunny side', true],
  ['*saft', 'apfelsaft', true],
  ['partner of * kebabs', 'the partner of indian kebabs', true],
  ['ale\nrum, gin', 'a rum punch', true],
  ['刺身', 'まぐろ刺身定食', true],
])('%j in “%s”: %s', (list, text, isFound) => {
  expect(anyWord(list).test(text)).toBe(isFound)
})

it.each([
  ['rice', true],
  ['rice wine', false],
  ['rice wine over rice', true],
])('takes phrases back behind an exclamation mark: “%s” is rice: %s', (text, isRice) => {
  expect(anyWordBut('rice, !rice wine').test(text)).toBe(isRice)
})
