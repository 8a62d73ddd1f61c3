import { expect, it } from 'vitest'
import { CountedCache } from './counted-cache.ts'

const sized = (maxSize: number) =>
  new CountedCache<{ bytes: number }>({ maxSize, sizeCalculation: ({ bytes }) => bytes })

it('counts what it found, what it did not find and what it keeps, the least recently used evicted', () => {
  const cache = sized(10)
  cache.set('a', { bytes: 4 })
  cache.set('b', { bytes: 4 })
  expect(cache.get('a')).toEqual({ bytes: 4 })
  cache.set('c', { bytes: 4 })
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([{ bytes: 4 }, undefined, { bytes: 4 }])
  expect(cache.status()).toEqual({ hits: 3, misses: 1, bytes: 8 })
})

it('keeps nothing that is larger than itself', () => {
  const cache = sized(10)
  cache.set('small', { bytes: 6 })
  cache.set('large', { bytes: 11 })
  expect(cache.get('small')).toBeDefined()
  expect(cache.get('large')).toBeUndefined()
  expect(cache.status().bytes).toBe(6)
})

it('counts a value that is set again once', () => {
  const cache = sized(10)
  cache.set('a', { bytes: 6 })
  cache.set('a', { bytes: 7 })
  expect(cache.status().bytes).toBe(7)
})
