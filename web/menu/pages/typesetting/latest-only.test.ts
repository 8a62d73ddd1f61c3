import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { latestOnly } from './latest-only.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** An operation that takes so long, with a record of what happened. */
function watched(runMs: number) {
  const log: string[] = []
  const pages = latestOnly<string, string>({
    restMs: 60,
    longestWaitMs: 200,
    run: (input, signal) => {
      log.push(`start ${input}`)
      signal.addEventListener('abort', () => log.push(`abort ${input}`))
      return new Promise((resolve, reject) =>
        setTimeout(() => (input === 'bad' ? reject(new Error(input)) : resolve(input)), runMs),
      )
    },
    onDone: (output) => log.push(`done ${output}`),
    onFailure: (error) => log.push(`failed ${(error as Error).message}`),
  })
  return { log, pages }
}

it('takes a change after a rest at once', async () => {
  const { log, pages } = watched(10)
  pages.submit('a')
  expect(log).toEqual(['start a'])
  await vi.advanceTimersByTimeAsync(60)
  pages.submit('b')
  expect(log.slice(2)).toEqual(['abort a', 'start b'])
})

it('waits until changes that come together rest', async () => {
  const { log, pages } = watched(10)
  pages.submit('a')
  await vi.advanceTimersByTimeAsync(20)
  pages.submit('b')
  await vi.advanceTimersByTimeAsync(30)
  pages.submit('c')
  await vi.advanceTimersByTimeAsync(59)
  expect(log).toEqual(['start a', 'done a'])
  await vi.advanceTimersByTimeAsync(11)
  expect(log.slice(2)).toEqual(['abort a', 'start c', 'done c'])
})

it('aborts an older run and does not report it', async () => {
  const { log, pages } = watched(100)
  pages.submit('a')
  pages.submit('b')
  await vi.advanceTimersByTimeAsync(300)
  expect(log).toEqual(['start a', 'abort a', 'start b', 'done b'])
})

it('keeps up with a stream that never rests', async () => {
  const { log, pages } = watched(10)
  for (let step = 0; step <= 20; step++) {
    pages.submit(String(step))
    await vi.advanceTimersByTimeAsync(20)
  }
  expect(log.filter((entry) => entry.startsWith('done'))).toEqual(['done 0', 'done 10'])
})

it('reports a failure and goes on with the next input', async () => {
  const { log, pages } = watched(10)
  pages.submit('bad')
  await vi.advanceTimersByTimeAsync(100)
  pages.submit('good')
  await vi.advanceTimersByTimeAsync(100)
  expect(log).toEqual(['start bad', 'failed bad', 'abort bad', 'start good', 'done good'])
})

it('reports nothing once it is stopped', async () => {
  const { log, pages } = watched(10)
  pages.submit('a')
  pages.submit('b')
  pages.stop()
  await vi.advanceTimersByTimeAsync(500)
  expect(log).toEqual(['start a', 'abort a'])
})
