import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetWaiting, writeSoon, writeWaiting } from './waiting-backup.ts'

beforeEach(() => {
  // Another file of this worker may have left a backup waiting.
  forgetWaiting()
  vi.useFakeTimers()
})
afterEach(() => {
  forgetWaiting()
  vi.useRealTimers()
})

it('writes the newest state within a second, also while changes go on', () => {
  const written: number[] = []
  for (let at = 0; at < 10; at += 1) {
    writeSoon(() => written.push(at))
    vi.advanceTimersByTime(100)
  }
  expect(written.length).toBeGreaterThan(0)
  expect(written.length).toBeLessThan(5)
  vi.advanceTimersByTime(1000)
  expect(written.at(-1)).toBe(9)
})

it('writes at once when it is asked to, and not again', () => {
  const write = vi.fn()
  writeSoon(write)
  writeWaiting()
  vi.advanceTimersByTime(2000)
  expect(write).toHaveBeenCalledTimes(1)
})

it('never writes what is not to be kept', () => {
  const write = vi.fn()
  writeSoon(write)
  forgetWaiting()
  writeWaiting()
  vi.advanceTimersByTime(2000)
  expect(write).not.toHaveBeenCalled()
})
