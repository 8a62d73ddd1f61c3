import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStore } from 'zustand'
import { whenPainted } from './when-painted.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

interface Arrived {
  readonly newest: string | null
  readonly painted: string | null
}

/** Arrivals where the page `old` is on the screen, or none, and what ran so far. */
function watched(painted: string | null) {
  const arrivals = createStore<Arrived>(() => ({ newest: 'new', painted }))
  const ran: string[] = []
  return { arrivals, ran, wait: whenPainted(arrivals, 'new', () => ran.push('ran')) }
}

it('waits for the pages that arrived, not for others, and runs once', () => {
  const { arrivals, ran } = watched('old')
  arrivals.setState({ painted: 'older' })
  expect(ran).toEqual([])
  arrivals.setState({ painted: 'new' })
  arrivals.setState({ painted: 'new' })
  vi.advanceTimersByTime(1000)
  expect(ran).toEqual(['ran'])
})

it('runs at once where nobody paints', () => {
  expect(watched(null).ran).toEqual(['ran'])
})

it('waits no longer than 300 ms for pages that cannot be painted', () => {
  const { ran } = watched('old')
  vi.advanceTimersByTime(299)
  expect(ran).toEqual([])
  vi.advanceTimersByTime(1)
  expect(ran).toEqual(['ran'])
})

it('is ended early, or dropped', () => {
  const ended = watched('old')
  ended.wait.end()
  ended.wait.end()
  expect(ended.ran).toEqual(['ran'])
  const dropped = watched('old')
  dropped.wait.drop()
  dropped.wait.end()
  dropped.arrivals.setState({ painted: 'new' })
  vi.advanceTimersByTime(1000)
  expect(dropped.ran).toEqual([])
})
