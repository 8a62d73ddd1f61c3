import { expect, it } from 'vitest'
import { createModelCalls } from './model-calls.ts'

const basic = { id: 'b', plan: 'basic' } as const
const professional = { id: 'p', plan: 'professional' } as const
const patient = new AbortController().signal

/** A task that ends when its `end` is called. */
function openTask() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { run: () => promise, end: resolve }
}

it('lets Professional go first', async () => {
  const calls = createModelCalls({ takeCall: async () => true, concurrency: 1 })
  const order: string[] = []
  const first = openTask()
  const all = [
    calls.run(basic, patient, first.run),
    calls.run(basic, patient, async () => order.push('basic')),
    calls.run(professional, patient, async () => order.push('professional')),
  ]
  first.end()
  await Promise.all(all)
  expect(order).toEqual(['professional', 'basic'])
})

it('turns away who comes when too many wait', async () => {
  const calls = createModelCalls({ takeCall: async () => true, concurrency: 1, maxWaiting: 1 })
  const first = openTask()
  const running = calls.run(basic, patient, first.run)
  const waiting = calls.run(basic, patient, async () => 'done')
  await expect(calls.run(professional, patient, async () => 'late')).rejects.toMatchObject({ reason: 'busy' })
  first.end()
  await running
  expect(await waiting).toBe('done')
})

it('counts a call when it is made, so that one who gives up waiting pays nothing', async () => {
  let taken = 0
  const takeCall = async () => {
    taken += 1
    return true
  }
  const calls = createModelCalls({ takeCall, concurrency: 1 })
  const first = openTask()
  const running = calls.run(basic, patient, first.run)
  const leaving = new AbortController()
  const waiting = calls.run(basic, leaving.signal, async () => 'never run')
  leaving.abort()
  await expect(waiting).rejects.toMatchObject({ reason: 'timeout' })
  first.end()
  await running
  expect(taken).toBe(1)
})

it('refuses when the budget is used up', async () => {
  const calls = createModelCalls({ takeCall: async () => false })
  await expect(calls.run(basic, patient, async () => 'x')).rejects.toMatchObject({ reason: 'budget' })
})

it('lets other errors through as they are', async () => {
  const calls = createModelCalls({ takeCall: () => Promise.reject(new Error('no database')) })
  await expect(calls.run(basic, patient, async () => 'x')).rejects.toThrow('no database')
})
