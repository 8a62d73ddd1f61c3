import { describe, expect, it, vi } from 'vitest'
import { createFitness } from './fitness.ts'

describe('the fitness of a server', () => {
  it('is looked at once for all who ask within a second', async () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const database = vi.fn(async () => true)
    const fitness = createFitness({ database })
    await Promise.all([fitness(), fitness()])
    await fitness()
    expect(database).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1000)
    expect(await fitness()).toEqual({ isDatabaseReachable: true, isStorageReachable: true })
    expect(database).toHaveBeenCalledTimes(2)
    vi.useRealTimers()
  })

  it('tells which part does not answer', async () => {
    const away = () => Promise.reject(new Error('away'))
    expect(await createFitness({ database: away, storage: async () => {} })()).toEqual({
      isDatabaseReachable: false,
      isStorageReachable: true,
    })
    expect(await createFitness({ database: async () => true, storage: away })()).toEqual({
      isDatabaseReachable: true,
      isStorageReachable: false,
    })
  })

  it('is found wanting where a part hangs', async () => {
    const fitness = createFitness({ database: () => new Promise(() => {}) }, 10)
    expect(await fitness()).toMatchObject({ isDatabaseReachable: false })
  })
})
