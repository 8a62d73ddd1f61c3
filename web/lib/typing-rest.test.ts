import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noteLetter, typingHold, whenTypingRests } from './typing-rest.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1e6 }))
afterEach(() => void vi.useRealTimers())

function typeFor(ms: number) {
  for (let at = 0; at < ms; at += 100) {
    noteLetter()
    vi.advanceTimersByTime(100)
  }
}

it('acts at once where nobody types', () => {
  vi.advanceTimersByTime(10_000)
  const act = vi.fn()
  whenTypingRests(act, 1000)
  expect(act).toHaveBeenCalledTimes(1)
})

it('waits for the last of the letters', () => {
  noteLetter()
  const act = vi.fn()
  whenTypingRests(act, 5000)
  typeFor(1000)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(400)
  expect(act).toHaveBeenCalledTimes(1)
})

it('waits no longer than it may', () => {
  noteLetter()
  const act = vi.fn()
  whenTypingRests(act, 1000)
  typeFor(1100)
  expect(act).toHaveBeenCalledTimes(1)
})

it('does nothing once it is given up', () => {
  noteLetter()
  const act = vi.fn()
  whenTypingRests(act, 1000)()
  vi.advanceTimersByTime(5000)
  expect(act).not.toHaveBeenCalled()
})

it('holds the newest, no longer than the first of them may wait', () => {
  noteLetter()
  const done: number[] = []
  const held = typingHold(1000)
  for (let at = 0; at < 15; at += 1) {
    held.hold(() => done.push(at))
    noteLetter()
    vi.advanceTimersByTime(100)
  }
  expect(done).toEqual([9])
  held.release()
  expect(done).toEqual([9, 14])
})

it('holds nothing that may not wait, and does nothing that was dropped', () => {
  noteLetter()
  const done: string[] = []
  const held = typingHold(0)
  held.hold(() => done.push('first'))
  held.hold(() => done.push('second'))
  expect(done).toEqual(['first', 'second'])
  const dropped = typingHold(1000)
  dropped.hold(() => done.push('dropped'))
  dropped.drop()
  vi.advanceTimersByTime(5000)
  expect(done).toEqual(['first', 'second'])
})
