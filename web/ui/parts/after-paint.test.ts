import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'

/** What is due in the next frame, by its handle. */
const due = new Map<number, () => void>()
const paintFrame = () => {
  for (const run of due.values()) run()
  due.clear()
}

beforeEach(() => {
  vi.useFakeTimers()
  due.clear()
  let handle = 0
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    due.set(++handle, run)
    return handle
  })
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => due.delete(frame))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('runs in a task behind the callbacks of the next frame', () => {
  const order: string[] = []
  afterPaint(() => order.push('after'))
  requestAnimationFrame(() => order.push('frame'))
  paintFrame()
  expect(order).toEqual(['frame'])
  vi.advanceTimersByTime(1)
  expect(order).toEqual(['frame', 'after'])
  vi.advanceTimersByTime(1000)
  expect(order).toHaveLength(2)
})

it('does not wait for ever in a tab that paints nothing', () => {
  const ran: string[] = []
  afterPaint(() => ran.push('ran'))
  vi.advanceTimersByTime(200)
  expect(ran).toEqual(['ran'])
})

it('is ended before the frame and behind it', () => {
  const ran: string[] = []
  afterPaint(() => ran.push('first'))()
  const end = afterPaint(() => ran.push('second'))
  paintFrame()
  end()
  vi.advanceTimersByTime(1000)
  expect(ran).toEqual([])
})
