import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createGate } from './gate.ts'

describe('a gate', () => {
  it('lets in as many at once as it may, and all in the end', async () => {
    const gate = createGate({ atOnce: 3, waiting: 100 })
    let inside = 0
    let most = 0
    const work = async () => {
      inside += 1
      most = Math.max(most, inside)
      await setTimeout(1)
      inside -= 1
    }
    await Promise.all(Array.from({ length: 50 }, () => gate.run(work)))
    expect(most).toBe(3)
    expect(inside).toBe(0)
  })

  it('tells who would wait behind too many others at once, and lets them in later', async () => {
    const gate = createGate({ atOnce: 1, waiting: 2 })
    const leave = await gate.enter()
    const second = gate.enter()
    const third = gate.enter()
    await expect(gate.enter()).rejects.toMatchObject({ code: 'server_busy', status: 503 })
    leave()
    const leaveSecond = await second
    leaveSecond()
    const leaveThird = await third
    leaveThird()
    expect(await gate.run(async () => 'in')).toBe('in')
  })

  it('sends away who has waited for too long, without losing the place', async () => {
    const gate = createGate({ atOnce: 1, waiting: 2, patienceMs: 20 })
    const leave = await gate.enter()
    await expect(gate.enter()).rejects.toMatchObject({ code: 'server_busy' })
    leave()
    expect(await gate.run(async () => 'in')).toBe('in')
  })

  it('gives the room of failed work back', async () => {
    const gate = createGate({ atOnce: 1, waiting: 0 })
    await expect(gate.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    expect(await gate.run(async () => 'in')).toBe('in')
  })
})
