import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyHistory, goBack, goForward, HISTORY_LIMIT, type History, record } from './history.ts'

const none: History<string> = emptyHistory

describe('a history', () => {
  it('goes back and forward again through every state', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 1, maxLength: HISTORY_LIMIT }), (states) => {
        let [history, present] = [none, 'start']
        for (const state of states) [history, present] = [record(history, present), state]
        const seen = [present]
        for (let step = goBack(history, present); step; step = goBack(history, present)) {
          ;({ history, state: present } = step)
          seen.unshift(present)
        }
        expect(seen).toEqual(['start', ...states])
        for (let step = goForward(history, present); step; step = goForward(history, present)) {
          ;({ history, state: present } = step)
        }
        expect(present).toBe(states.at(-1))
      }),
    )
  })

  it('forgets what was undone once something new happens', () => {
    const undone = goBack(record(record(none, 'a'), 'b'), 'c')
    expect(undone?.state).toBe('b')
    expect(record(undone?.history ?? none, 'b').future).toEqual([])
  })

  it('keeps the latest steps and no more', () => {
    let history = none
    for (let n = 0; n < HISTORY_LIMIT + 5; n += 1) history = record(history, String(n))
    expect(history.past).toHaveLength(HISTORY_LIMIT)
    expect(history.past[0]?.state).toBe('5')
  })

  it('joins rapid changes of one setting, however long they go on', () => {
    let history = none
    for (let n = 0; n < 5; n += 1) history = record(history, String(n), { key: 'color', atMs: n * 900 })
    expect(history.past.map(({ state }) => state)).toEqual(['0'])
  })

  it('joins neither slow changes nor those of another setting', () => {
    const first = record(none, 'a', { key: 'color', atMs: 0 })
    expect(record(first, 'b', { key: 'color', atMs: 1000 }).past).toHaveLength(2)
    expect(record(first, 'b', { key: 'font', atMs: 10 }).past).toHaveLength(2)
    expect(record(record(first, 'b'), 'c', { key: 'color', atMs: 20 }).past).toHaveLength(3)
  })

  it('joins what belongs together at any distance in time', () => {
    const mergeKey = { key: 'refresh 1', atMs: null }
    expect(record(record(none, 'a', mergeKey), 'b', mergeKey).past.map(({ state }) => state)).toEqual(['a'])
  })

  it('joins nothing to a step that was redone', () => {
    const mergeKey = { key: 'color', atMs: 0 }
    const undone = goBack(record(none, 'a', mergeKey), 'b')
    const redone = undone && goForward(undone.history, undone.state)
    expect(record(redone?.history ?? none, 'b', mergeKey).past).toHaveLength(2)
  })
})
