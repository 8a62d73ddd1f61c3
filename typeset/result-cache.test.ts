import { expect, test } from 'vitest'
import { ResultCache } from './result-cache.ts'

test('forgets what was used least lately when it is full', () => {
  const cache = new ResultCache<string>(10)
  cache.set('a', 'A', 4)
  cache.set('b', 'B', 4)
  expect(cache.get('a')).toBe('A')
  cache.set('c', 'C', 4)
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual(['A', undefined, 'C'])
  expect(cache.status().bytes).toBe(8)
})

test('does not keep what is larger than itself', () => {
  const cache = new ResultCache<string>(10)
  cache.set('small', 'S', 6)
  cache.set('large', 'L', 11)
  expect([cache.get('small'), cache.get('large'), cache.status().bytes]).toEqual(['S', undefined, 6])
})

test('counts a value that is set again once', () => {
  const cache = new ResultCache<string>(10)
  cache.set('a', 'A', 6)
  cache.set('a', 'B', 7)
  expect([cache.get('a'), cache.status().bytes]).toEqual(['B', 7])
})
