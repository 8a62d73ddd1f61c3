import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createSemaphore } from './semaphore.ts'

describe('a semaphore', () => {
  it('lets in as many at once as it may, and all in the end', async () => {
    const semaphore = createSemaphore({ atOnce: 3, waiting: 100 })
    let inside = 0
    let most = 0
    const work = async () => {
      inside += 1
      most = Math.max(most, inside)
      await setTimeout(1)
      inside -= 1
    }
    await Promise.all(Array.from({ length: 50 }, () => semaphore.run(work)))
    expect(most).toBe(3)
    expect(inside).toBe(0)
  })

  it('tells who would wait behind too many others at once, and lets them in later', async () => {
    const semaphore = createSemaphore({ atOnce: 1, waiting: 2 })
    const release = await semaphore.acquire()
    const second = semaphore.acquire()
    const third = semaphore.acquire()
    await expect(semaphore.acquire()).rejects.toMatchObject({ code: 'server_busy', status: 503 })
    release()
    const releaseSecond = await second
    releaseSecond()
    const releaseThird = await third
    releaseThird()
    expect(await semaphore.run(async () => 'in')).toBe('in')
  })

  it('sends away who has waited for too long, without losing the place', async () => {
    const semaphore = createSemaphore({ atOnce: 1, waiting: 2, patienceMs: 20 })
    const release = await semaphore.acquire()
    await expect(semaphore.acquire()).rejects.toMatchObject({ code: 'server_busy' })
    release()
    expect(await semaphore.run(async () => 'in')).toBe('in')
  })

  it('gives the room of failed work back', async () => {
    const semaphore = createSemaphore({ atOnce: 1, waiting: 0 })
    await expect(semaphore.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await semaphore.run(async () => 'in')).toBe('in')
  })
})
