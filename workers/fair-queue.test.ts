import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

function queueOf(...entries: readonly (readonly [owner: string, job: string])[]) {
  const queue = new FairQueue<string, string>()
  for (const [owner, job] of entries) queue.add(owner, job)
  return queue
}

function drain(
  queue: FairQueue<string, string>,
  mayRun: (owner: string, job: string) => boolean = () => true,
) {
  const taken: string[] = []
  for (let turn = queue.next(mayRun); turn; turn = queue.next(mayRun)) taken.push(turn.job)
  return taken
}

test('gives each owner a turn, however many jobs one has', () => {
  const queue = queueOf(['a', 'a1'], ['a', 'a2'], ['a', 'a3'], ['b', 'b1'], ['c', 'c1'], ['c', 'c2'])
  expect(drain(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3'])
  expect(queue.size).toBe(0)
})

test('an owner who has just had a turn waits for all others, those that come later too', () => {
  const queue = queueOf(['a', 'a1'], ['a', 'a2'])
  expect(queue.next(() => true)?.job).toBe('a1')
  queue.add('b', 'b1')
  expect(drain(queue)).toEqual(['b1', 'a2'])
})

test('nobody gains by coming one at a time', () => {
  const queue = queueOf(['a', 'a1'], ['b', 'b1'], ['b', 'b2'], ['b', 'b3'])
  const order: (string | undefined)[] = []
  for (let n = 2; n <= 4; n += 1) {
    order.push(queue.next(() => true)?.job, queue.next(() => true)?.job)
    queue.add('a', `a${n}`)
  }
  expect(order).toEqual(['a1', 'b1', 'b2', 'a2', 'b3', 'a3'])
})

test('passes over what may not run yet, and keeps its place', () => {
  const queue = queueOf(['a', 'large'], ['a', 'a2'], ['b', 'b1'])
  expect(drain(queue, (_, job) => job !== 'large')).toEqual(['a2', 'b1'])
  expect(drain(queue)).toEqual(['large'])
})

test('a job that two owners want is taken once, at the first of their turns', () => {
  const queue = queueOf(['a', 'a1'], ['a', 'a2'], ['a', 'both'], ['b', 'both'])
  expect(queue.size).toBe(3)
  expect(drain(queue)).toEqual(['a1', 'both', 'a2'])
})

test('a job stays while one of its owners still wants it', () => {
  const queue = queueOf(['a', 'both'], ['b', 'both'], ['b', 'both'])
  queue.leave('a', 'both')
  expect([queue.has('both'), queue.waitingOf('a'), queue.waitingOf('b')]).toEqual([true, 0, 1])
  queue.leave('b', 'both')
  expect([queue.has('both'), queue.size, queue.longestLine()]).toEqual([false, 0, undefined])
})

test('knows who has most waiting; of equals, whose turn is last', () => {
  const queue = queueOf(['a', 'a1'], ['a', 'a2'], ['b', 'b1'])
  expect([queue.longestLine(), queue.newestOf('a')]).toEqual(['a', 'a2'])
  queue.add('b', 'b2')
  expect(queue.longestLine()).toBe('b')
})
