import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDraftKeeper, DRAFT_DELAY_MS, type DraftStanding } from './draft-keeper.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A server whose answers the test gives by hand. */
function buildServer() {
  const waiting: { resolve: () => void; reject: (error: Error) => void }[] = []
  const standings: DraftStanding[] = []
  const write = vi.fn(() => new Promise<void>((resolve, reject) => void waiting.push({ resolve, reject })))
  const keeper = createDraftKeeper(write, (standing) => void standings.push(standing))
  const answer = async (error?: Error) => {
    const next = waiting.shift()
    if (error) next?.reject(error)
    else next?.resolve()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { keeper, write, standings, answer }
}

describe('a draft', () => {
  it('gathers the changes of a second into one write', async () => {
    const { keeper, write, standings, answer } = buildServer()
    keeper.changed()
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS - 1)
    keeper.changed()
    expect(write).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(write).toHaveBeenCalledTimes(1)
    await answer()
    expect(standings.at(-1)).toBe('kept')
  })

  it('follows with what changed during a write, one write at a time', async () => {
    const { keeper, write, standings, answer } = buildServer()
    keeper.changed()
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS)
    keeper.changed()
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS * 5)
    expect(write).toHaveBeenCalledTimes(1)
    await answer()
    expect(standings.at(-1)).toBe('behind')
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS)
    expect(write).toHaveBeenCalledTimes(2)
    await answer()
    expect(standings.at(-1)).toBe('kept')
  })

  it('is tried again after a failure, without another change', async () => {
    const { keeper, write, standings, answer } = buildServer()
    keeper.changed()
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS)
    await answer(new Error('offline'))
    expect(standings.at(-1)).toBe('failed')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(write).toHaveBeenCalledTimes(2)
    await answer()
    expect(standings.at(-1)).toBe('kept')
  })

  it('is written a second after the next change, however long the wait after a failure', async () => {
    const { keeper, write, answer } = buildServer()
    keeper.changed()
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS)
    await answer(new Error('offline'))
    keeper.changed()
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS)
    expect(write).toHaveBeenCalledTimes(2)
  })

  it('is written at once when the screen goes, and not again', async () => {
    const { keeper, write, answer } = buildServer()
    keeper.changed()
    keeper.stop()
    expect(write).toHaveBeenCalledTimes(1)
    await answer(new Error('offline'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(write).toHaveBeenCalledTimes(1)
  })

  it('is written once more when the screen goes during a write', async () => {
    const { keeper, write, answer } = buildServer()
    keeper.changed()
    await vi.advanceTimersByTimeAsync(DRAFT_DELAY_MS)
    keeper.changed()
    keeper.stop()
    await answer()
    expect(write).toHaveBeenCalledTimes(2)
    await answer()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(write).toHaveBeenCalledTimes(2)
  })

  it('is left alone while nothing changes', async () => {
    const { keeper, write } = buildServer()
    keeper.stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(write).not.toHaveBeenCalled()
  })
})
