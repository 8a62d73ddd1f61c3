import { expect, it } from 'vitest'
import { hasFailedTooLong, nextAttempt } from './retrying.ts'

const now = new Date('2026-03-01T12:00:00.000Z')

it('tries nine times within two days, with longer and longer pauses', () => {
  const pausesMs: number[] = []
  for (let attempts = 1; ; attempts += 1) {
    const next = nextAttempt(attempts, now)
    if (!next) break
    pausesMs.push(next.getTime() - now.getTime())
  }
  expect(pausesMs).toHaveLength(8)
  expect(pausesMs).toEqual(pausesMs.toSorted((one, other) => one - other))
  expect(pausesMs.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(48 * 60 * 60 * 1000)
})

it('gives an address three days', () => {
  expect(hasFailedTooLong('2026-02-26T12:00:00.001Z', now)).toBe(false)
  expect(hasFailedTooLong('2026-02-26T12:00:00.000Z', now)).toBe(true)
})
